import { expect, test } from "vitest";
import { willingFirst } from "../src/parts/acts";

test("whoever may do something reads that before leaving it, and nothing else changes its place", () => {
  const refuses = (verb: string): boolean => verb === "decline";
  expect(willingFirst(["decline", "accept"], refuses)).toEqual(["accept", "decline"]);
  expect(willingFirst(["end", "name", "choose"], refuses)).toEqual(["end", "name", "choose"]);
});
