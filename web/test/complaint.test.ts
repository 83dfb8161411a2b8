import { afterEach, expect, test } from "vitest";
import { Problem, type Lang } from "../src/lib/api";
import { settings } from "../src/lib/settings.svelte";
import { complaint } from "../src/parts/complaint";

afterEach(() => settings.change({ lang: "en" }));

const said = (code: string, message = "for programs"): string => complaint(new Problem(422, code, message));

test.each<[Lang, string]>([
  ["en", "This cannot be brought to the table:"],
  ["fr", "Ceci ne peut pas être apporté à la table\u202f:"],
  ["nl", "Dit kan niet mee naar de tafel:"],
])("what a game objects to stands whole below a line of the page: %s", (lang, head) => {
  settings.change({ lang });
  expect(said("unfit", "One.\nTwo.")).toBe(`${head}\nOne.\nTwo.`);
});

test("a code has words, and one that only programs meet its own message", () => {
  expect(said("taken")).toBe("This name is taken. Choose another one.");
  expect(complaint(new Problem(409, "taken", ""), { taken: "seat_taken" })).toBe("Somebody sits there already.");
  expect(said("late", "too late")).toBe("too late");
  expect(complaint(new Error("odd"))).toBe("Something went wrong. Try again.");
});

test("what lasts until some time says so, and what lasts for good too", () => {
  expect(said("banned", "until 2030-01-02 03:04 UTC")).toMatch(/^The host has banned you until .*2030/);
  expect(said("banned", "for good")).toBe("The host has banned you for good.");
});
