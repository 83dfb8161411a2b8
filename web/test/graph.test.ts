// @vitest-environment node
/** The page as it is built: who imports whom. A game is reached through its folder's `index.ts` and by no other way. */
import { beforeAll, describe, expect, test } from "vitest";
import { build, type Plugin } from "vite";

const SRC = new URL("../src/", import.meta.url).pathname;
const FINDER = "parts/games.ts";
/** Who may import whom: a folder those that stand behind it. */
const LAYERS = ["", "pages", "games", "parts", "lib"];

interface Import {
  from: string;
  to: string;
  lazy: boolean;
}
const imports: Import[] = [];
/** The modules of the page's own sources that come with the first script. */
const first = new Set<string>();

const own = (id: string): string | null => (id.startsWith(SRC) ? id.slice(SRC.length).split("?")[0]! : null);
const folder = (file: string): string => (file.includes("/") ? file.split("/")[0]! : "");
const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];

const reader: Plugin = {
  name: "reader",
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
      const from = own(id);
      for (const [lazy, ids] of [
        [false, importedIds],
        [true, dynamicallyImportedIds],
      ] as const) {
        for (const to of ids.map(own)) {
          if (from !== null && to !== null && from !== to) imports.push({ from, to, lazy });
        }
      }
    }
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
    const follow = (name: string, seen: Set<string>): void => {
      const chunk = chunks.find((it) => it.fileName === name);
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const id of chunk.moduleIds.map(own)) if (id) first.add(id);
      for (const other of chunk.imports) follow(other, seen);
    };
    for (const { fileName, isEntry } of chunks) if (isEntry) follow(fileName, new Set());
  },
};

beforeAll(async () => {
  await build({ root: `${SRC}..`, logLevel: "silent", plugins: [reader], build: { write: false, minify: false } });
}, 300_000);

describe("in the page that is built", () => {
  test("there are games, and the shell finds them", () => {
    expect(imports).toContainEqual({ from: FINDER, to: "games/vale/index.ts", lazy: false });
  });

  test("nobody outside a game imports anything of it, but for the one who finds its folder", () => {
    const astray = imports.filter(({ from, to }) => {
      const found = from === FINDER && /^games\/[^/]+\/index\.ts$/.test(to);
      return gameOf(to) !== undefined && gameOf(from) !== gameOf(to) && !found;
    });
    expect(astray).toEqual([]);
  });

  test("pages import parts, parts import lib, and never the other way", () => {
    const upward = imports.filter(({ from, to }) => {
      const found = from === FINDER && gameOf(to);
      return LAYERS.indexOf(folder(to)) < LAYERS.indexOf(folder(from)) && !found;
    });
    expect(upward).toEqual([]);
  });

  test("the table of a game does not come before somebody plays it", () => {
    expect(first).toContain("pages/TablePage.svelte");
    const outright = new Set(imports.filter(({ from, to }) => from === FINDER && gameOf(to)).map(({ to }) => to));
    for (const it of outright) {
      for (const { from, to, lazy } of imports) if (from === it && !lazy && gameOf(to)) outright.add(to);
    }
    expect([...first].filter((it) => gameOf(it) && !outright.has(it))).toEqual([]);
    const later = imports.filter(({ from, lazy }) => lazy && gameOf(from)).map(({ to }) => to);
    expect(later).toContain("games/vale/Board.svelte");
    expect(later.filter((it) => outright.has(it))).toEqual([]);
  });
});
