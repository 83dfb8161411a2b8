/** What the server can tell about games: options, cards and rules, asked for once in each language. */
import { get, type GameLine, type Schemas } from "./api";
import { settings } from "./settings.svelte";

export interface CardText {
  id: string;
  name: string;
  set: string;
  set_name: string;
  sort: string;
  family: string | null;
  family_name: string | null;
  cost: number | null;
  curses: number | null;
  lines: { kind: string; kind_name: string; text: string }[];
  provenance: string;
  provenance_name: string;
  back: string | null;
}

export interface Rule {
  number: string;
  source: string;
  text: string;
}
export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
}
export interface Part {
  title: string;
  intro: string;
  chapters: Chapter[];
  notes: string;
}
export interface Rulebook {
  title: string;
  intro: string;
  parts: Part[];
}

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
export const cards = (game: string): Promise<CardText[]> => once(`/api/games/${game}/cards?lang=${settings.lang}`);
export const rules = (game: string): Promise<Rulebook> => once(`/api/games/${game}/rules?lang=${settings.lang}`);
