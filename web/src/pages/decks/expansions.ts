/** A game with everything that there is for it. */
import type { GameLine } from "../../lib/api";

export const expansionsOf = (game: GameLine): Record<string, string> =>
  Object.fromEntries(game.choices.filter((it) => it.kind === "expansion").map((it) => [it.name, "with"]));
