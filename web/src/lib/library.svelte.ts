/** What the server can tell about games: options, cards and rules, asked for once in each language. */
import { get, type CardText, type GameLine, type Rulebook, type Schemas } from "./api";
import { settings } from "./settings.svelte";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const known = asked.get(path);
  if (known) return known as Promise<T>;
  const fresh = get<T>(path).catch((error: unknown) => {
    asked.delete(path);
    throw error;
  });
  asked.set(path, fresh);
  return fresh;
}

export const games = async (): Promise<GameLine[]> =>
  (await once<Schemas["Games"]>(`/api/games?lang=${settings.lang}`)).games;
export const cards = <Card extends CardText = CardText>(game: string): Promise<Card[]> =>
  once(`/api/games/${game}/cards?lang=${settings.lang}`);
export const rules = (game: string): Promise<Rulebook> => once(`/api/games/${game}/rules?lang=${settings.lang}`);
