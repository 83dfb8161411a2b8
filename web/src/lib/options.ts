/** What follows from the options that were chosen for a game: which others matter, who can play, what it is called. */
import type { GameLine, Schemas } from "./api";

type Options = Record<string, string>;

const find = (game: GameLine, name: string): Schemas["Choice"] | undefined =>
  game.choices.find((it) => it.name === name);
const value = (game: GameLine, options: Options, name: string): string =>
  options[name] ?? find(game, name)?.default ?? "";

export function matters(game: GameLine, options: Options, it: Schemas["Choice"]): boolean {
  const of = find(game, it.of);
  return !of || (matters(game, options, of) && it.when.includes(value(game, options, of.name)));
}

/** How many can play with these options, and what they bring. */
export function party(game: GameLine, options: Options): Schemas["Party"] | undefined {
  const fits = (it: Schemas["Party"]) =>
    Object.keys(it.options).every((name) => it.options[name] === value(game, options, name));
  return game.parties.find(fits);
}

/** What ratings are kept by: every mode of a game, or the game itself. */
export function ladders(game: GameLine): { mode: string; title: string }[] {
  const mode = game.choices.find((it) => it.kind === "mode");
  if (!mode) return [{ mode: "", title: game.title }];
  return mode.values.map((it) => ({ mode: it.id, title: `${game.title} · ${it.title}` }));
}

/** What the ladder is called that something was played on; without its game, the game's own name is all there is. */
export const ladder = (game: GameLine | undefined, at: { game: string; mode: string }): string =>
  (game && ladders(game).find((it) => it.mode === at.mode)?.title) ?? at.game;
