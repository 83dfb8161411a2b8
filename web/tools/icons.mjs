/**
 * Takes from game-icons the shapes that the cards of the games use, one file per set: a table loads only what it shows.
 *
 * A game that draws from there says what in art/choices.ts. Its cards are those that its wire.json lists; a card without
 * an icon stops the build. Faces may be `shownAs` one card, and `EMBLEMS` are shapes that belong to no card.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { coarse } from "./outline.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const library = JSON.parse(readFileSync(join(web, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

/** The exports of a module of plain data. */
async function load(file) {
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import("data:text/javascript;base64," + Buffer.from(outputText).toString("base64"));
}

/** The shape of an icon: all of it, or the outlines from one number to another. */
function shape(choice) {
  const [, name, from, to] = /^([\w-]+?)(?:\/(\d+)-(\d+))?$/.exec(choice) ?? [];
  const path = / d="([^"]+)"/.exec(library.icons[name]?.body ?? "")?.[1];
  return (
    path &&
    coarse(
      from === undefined
        ? path
        : outlines(path)
            .slice(Number(from), Number(to) + 1)
            .join(""),
    )
  );
}

const NUMBER = "(-?(?:\\d+\\.?\\d*|\\.\\d+))";
const START = new RegExp(`^([Mm])\\s*${NUMBER}[\\s,]*${NUMBER}(.*)$`, "s");

/** The outlines of a path, each with a start of its own instead of one that follows from the outline before. */
function outlines(path) {
  let x = 0;
  let y = 0;
  return path.split(/(?=[Mm])/).map((outline) => {
    const [, move, dx, dy, rest] = START.exec(outline);
    x = Number(dx) + (move === "m" ? x : 0);
    y = Number(dy) + (move === "m" ? y : 0);
    return `M${x.toFixed(2)} ${y.toFixed(2)}${rest}`;
  });
}

/** What is wrong with the choices for cards: one has none, or a choice has no card. */
function amiss(cards, choices) {
  const bare = cards.filter((id) => !choices[id]);
  const astray = Object.keys(choices).filter((id) => !cards.includes(id));
  return [...bare.map((id) => `no icon is chosen for ${id}`), ...astray.map((id) => `no card is ${id}`)];
}

/** The chosen icons as a module, or what is wrong with them. */
function drawn(choices) {
  const complaints = [];
  const shapes = {};
  const used = new Map();
  for (const [id, name] of Object.entries(choices)) {
    shapes[id] = shape(name);
    if (!shapes[id]) complaints.push(`${id} asks for "${name}", which game-icons does not have`);
    if (used.has(name)) complaints.push(`${id} and ${used.get(name)} have the same icon, "${name}"`);
    used.set(name, id);
  }
  const text = `/** Made by tools/icons.mjs from game-icons.net (CC BY 3.0); see choices.ts. */
const shapes: Record<string, string> = ${JSON.stringify(shapes, null, 2)};
export default shapes;
`;
  return { text, complaints };
}

const complaints = [];
for (const game of readdirSync(join(web, "src/games"))) {
  const art = join(web, "src/games", game, "art");
  if (!existsSync(join(art, "choices.ts"))) continue;
  const { CHOICES, EMBLEMS = {}, shownAs = (id) => id } = await load(join(art, "choices.ts"));
  const sets = JSON.parse(readFileSync(join(art, "../wire.json"), "utf8"))["x-cards"];
  const keep = (set, choices, found) => {
    const made = drawn(choices);
    complaints.push(...[...found, ...made.complaints].map((it) => `${game}, ${set}: ${it}`));
    if (!complaints.length) writeFileSync(join(art, `icons-${set}.ts`), made.text);
  };
  for (const set of new Set([...Object.keys(sets), ...Object.keys(CHOICES)])) {
    const cards = [...new Set((sets[set] ?? []).map(shownAs))];
    keep(set, CHOICES[set] ?? {}, amiss(cards, CHOICES[set] ?? {}));
  }
  if (Object.keys(EMBLEMS).length) keep("emblems", EMBLEMS, []);
}
if (complaints.length) {
  console.error("Icons:\n" + complaints.map((line) => "  " + line).join("\n"));
  process.exit(1);
}
