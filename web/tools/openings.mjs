/**
 * After the build: a first file for every page (src/routes.json), and for where there is none, which asks at once for
 * all that the page will need; and every asset once more as small as it gets, so that the server need not do it again
 * and again. A page that is about one game has such a file for each game, `<page>.<game>.html`, beside the one without.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = join(web, "../src/cardwright/table/page");
const WORTH_PACKING = 1000;
const GAME = "{game}";
const manifest = JSON.parse(readFileSync(join(page, "manifest.json"), "utf8"));
const routes = JSON.parse(readFileSync(join(web, "src/routes.json"), "utf8"));
const games = readdirSync(join(web, "src/games"));
const first = readFileSync(join(page, "index.html"), "utf8");

/** The scripts of a name, with all that they cannot do without; what has none of its own is in the shell. */
function needed(name, found = new Set()) {
  for (const chunk of Object.values(manifest).filter((it) => it.name === name && !found.has(it))) {
    found.add(chunk);
    for (const other of chunk.imports ?? []) needed(manifest[other].name, found);
  }
  return found;
}

/** The first file of a page, with what it asks for; without a game it asks for nothing of one. */
function opening({ page, parts = [], data = [] }, game) {
  const known = (all) => all.filter((it) => game || !it.includes(GAME)).map((it) => it.replace(GAME, game));
  const scripts = new Set([page, ...known(parts)].flatMap((it) => [...needed(it)]));
  const links = [
    ...[...scripts].map((it) => `<link rel="modulepreload" crossorigin href="/${it.file}">`),
    `<link rel="preload" as="fetch" crossorigin href="/api/me">`,
    ...known(data).map((it) => `<link rel="preload" as="fetch" crossorigin href="${it}?lang=en">`),
  ];
  return first.replace("</head>", links.map((it) => `  ${it}\n  `).join("") + "</head>");
}

const all = { ...routes, nowhere: { page: "Nowhere" } };
for (const [name, route] of Object.entries(all)) {
  const file = join(page, name || "index");
  writeFileSync(`${file}.html`, opening(route));
  if (!JSON.stringify(route).includes(GAME)) continue;
  for (const game of games) writeFileSync(`${file}.${game}.html`, opening(route, game));
}
// What the service worker keeps: the bare shell, with the script and the style that it names.
writeFileSync(join(page, "shell.html"), first);
const named = [...first.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((it) => it[1]);
const files = ["/shell", ...new Set(named)];
const worker = readFileSync(join(page, "sw.js"), "utf8");
const version = createHash("sha256").update(first).update(worker).digest("hex").slice(0, 12);
writeFileSync(
  join(page, "sw.js"),
  worker
    .replace('["{files}"]', JSON.stringify(files))
    .replace("{version}", version)
    .replace("{pages}", Object.keys(routes).filter(Boolean).join("|")),
);
rmSync(join(page, "manifest.json"));
for (const name of readdirSync(join(page, "assets"))) {
  const file = join(page, "assets", name);
  if (!name.endsWith(".woff2") && statSync(file).size >= WORTH_PACKING)
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
