/**
 * After the build: a first file for every room of the page (src/rooms.json), and for where there is none, which asks at
 * once for all that the room will need; and every asset once more as small as it gets, so that the server need not do
 * it again and again.
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = join(web, "../src/cardwright/table/page");
const WORTH_PACKING = 1000;
const manifest = JSON.parse(readFileSync(join(page, "manifest.json"), "utf8"));
const rooms = JSON.parse(readFileSync(join(web, "src/rooms.json"), "utf8"));
const first = readFileSync(join(page, "index.html"), "utf8");

/** The scripts of a name, with all that they cannot do without; what has none of its own is in the shell. */
function needed(name, found = new Set()) {
  const chunk = Object.values(manifest).find((it) => it.name === name);
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const other of chunk.imports ?? []) needed(manifest[other].name, found);
  return found;
}

/** The first file of a room, with what it asks for. */
function opening({ page, parts = [], data = [] }) {
  const scripts = new Set([page, ...parts].flatMap((it) => [...needed(it)]));
  const links = [
    ...[...scripts].map((it) => `<link rel="modulepreload" crossorigin href="/${it.file}">`),
    `<link rel="preload" as="fetch" crossorigin href="/api/me">`,
    ...data.map((it) => `<link rel="preload" as="fetch" crossorigin href="${it}?lang=en">`),
  ];
  return first.replace("</head>", links.map((it) => `  ${it}\n  `).join("") + "</head>");
}

const all = { ...rooms, nowhere: { page: "Nowhere" } };
for (const [name, room] of Object.entries(all)) writeFileSync(join(page, `${name || "index"}.html`), opening(room));
rmSync(join(page, "manifest.json"));
for (const name of readdirSync(join(page, "assets"))) {
  const file = join(page, "assets", name);
  if (statSync(file).size >= WORTH_PACKING) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
