/** Decks at the server: what people keep to bring to games, what is ready made, and what it says of a text. */
import { get, post, put, remove, type Schemas } from "./api";
import { settings } from "./settings.svelte";

export type DeckLine = Schemas["DeckLine"];
export type Deck = Schemas["Deck"];
export type Loan = Schemas["Loan"];
export type Reading = Schemas["Reading"];
export type Version = Schemas["VersionLine"];
export type Trial = Schemas["Trial"];
export type Options = Record<string, string>;
/** How many there are of each card. */
export type Held = Record<string, number>;
export type Kept = Schemas["NewDeck"];

const said = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `&option=${encodeURIComponent(`${name}=${value}`)}`)
    .join("");
const place = (id: string): string => `/api/decks/${encodeURIComponent(id)}`;

export const decks = async (which: "mine" | "public", game: string): Promise<DeckLine[]> =>
  (await get<Schemas["DeckList"]>(`/api/decks?which=${which}&game=${game}`)).decks;
export const loans = (game: string, options: Options): Promise<Loan[]> =>
  get(`/api/games/${game}/loans?lang=${settings.lang}${said(options)}`);
export const chance = (game: string, options: Options): Promise<Reading> =>
  get(`/api/games/${game}/chance?${said(options).slice(1)}`);
export const reading = (game: string, text: string, options: Options): Promise<Reading> =>
  post(`/api/games/${game}/reading?lang=${settings.lang}`, { text, options });

export const deck = (id: string): Promise<Deck> => get(place(id));
export const versions = async (id: string): Promise<Version[]> =>
  (await get<Schemas["VersionList"]>(`${place(id)}/versions`)).versions;
export const keep = (deck: Kept): Promise<Deck> => post(`/api/decks?lang=${settings.lang}`, deck);
export const save = (id: string, version: number, deck: Kept): Promise<Deck> =>
  put(`${place(id)}?lang=${settings.lang}`, { ...deck, version });
export const drop = (id: string): Promise<void> => remove(place(id));
export const attempt = (id: string): Promise<Deck> => post(`${place(id)}/trial?lang=${settings.lang}`);
export const stop = (id: string): Promise<void> => remove(`${place(id)}/trial`);
