import { expect, test } from "vitest";
import { coarse } from "../tools/outline.mjs";

test.each([
  ["M10.26 20.74l.6.6", "M10 21l1 0"],
  ["M1.1 1.1h8.3v-.2zm2.2 2.2", "M1 1h8v0zm2 2"],
  ["M0 0a8.13 8.13 0 0 1 7.78 8", "M0 0a8 8 0 0 1 8 8"],
  ["M5 5c.2.2.4.4 1.9 1.9s1 1 2 2", "M5 5c0 0 0 0 2 2s1 1 2 2"],
])("%s becomes %s", (path, shorter) => {
  expect(coarse(path)).toBe(shorter);
});

test("errors do not add up: a hundred small steps end where they should", () => {
  const steps = coarse(`M0 0${"l.3.3".repeat(100)}`)
    .match(/-?[\d.]+ ?-?[\d.]+/g)!
    .map((it) => it.split(" ").map(Number));
  expect(steps.reduce((sum, [x]) => sum + x!, 0)).toBe(30);
});

test("what it cannot read, it refuses", () => {
  expect(() => coarse("M0 0a8 8 0 017.5 8")).toThrow("cannot be read");
});
