/** The games that the page shows. */
import { expect, test } from "vitest";
import { FOLDERS, shown } from "../src/parts/games";

test("a game without a folder is not offered", () => {
  const names = [...FOLDERS.keys()];
  expect(names).toContain("vale");
  expect(shown([{ name: "chess" }, ...names.map((name) => ({ name }))])).toEqual(names.map((name) => ({ name })));
});
