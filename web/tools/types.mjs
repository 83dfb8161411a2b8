/** Makes types from the descriptions of what the server says: a `wire.d.ts` for every `wire.json`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const games = readdirSync(join(web, "src/games")).map((game) => join(web, "src/games", game));
const places = [[join(web, "wire.json"), join(web, "src/lib/wire.d.ts")]];
for (const game of games) places.push([join(game, "wire.json"), join(game, "wire.d.ts")]);

for (const [from, to] of places) {
  if (existsSync(from)) writeFileSync(to, astToString(await openapiTS(JSON.parse(readFileSync(from, "utf8")))));
}
