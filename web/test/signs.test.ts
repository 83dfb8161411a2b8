/** How wide signs are: what stands beside one takes the room that it has on paper, and no more. */
import { expect, test } from "vitest";
import { SIGNBOOK } from "../src/games/vale/art/signs";
import { signOf } from "../src/parts/signs";

const wide = (text: string): number => signOf(text, SIGNBOOK).wide;

test("a number in a sign is no wider than the sign", () => expect(wide("cost:4")).toBe(wide("cost")));
test("a list beside a sign is as wide as its digits, and commas hardly count", () => {
  expect(wide("cost:1,2,3,4")).toBeLessThan(wide("draw:1234") + 1);
  expect(wide("cost:1,2,3,4")).toBeGreaterThan(wide("draw:123"));
});
