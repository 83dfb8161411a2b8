/** Requests to the server. Everything it says has a type, made from its own description. */
import { heard } from "./time";
import type { components } from "./wire";

export type Schemas = components["schemas"];
export type Scene = Schemas["Scene"];
/** A scene once the game has begun, with the game's own view: before the cards are dealt there is nothing to see. */
export type Begun<View = unknown> = Omit<Scene, "view"> & { view: View };
export type TableLine = Schemas["TableLine"];
export type GameLine = Schemas["GameLine"];
export type Moment = Schemas["Moment"];
export type Line = Schemas["StoryLine"];
export type Option = Schemas["Option"];
export type Message = Schemas["Message"];
export type Outgoing = Schemas["Outgoing"];
export type Hint = Schemas["HintLine"];
export type Me = Schemas["Me"];
export type Said = Schemas["SaidLine"];
/** A table to lay; what is not said is as the server has it. */
export type NewTable = Pick<Schemas["NewTable"], "game" | "chairs"> & Partial<Schemas["NewTable"]>;
/** What every card has; its game adds more. */
export type CardText = Schemas["CardText"];
export type Rulebook = Schemas["RulebookText"];
export type Part = Schemas["PartText"];
export type Chapter = Schemas["ChapterText"];
export type Rule = Schemas["RuleText"];
export type Lang = "en" | "fr" | "nl";

export const begun = (scene: Scene): scene is Scene & { view: object } => scene.view !== null;

/** A request that was refused: `code` is for programs, the message for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "offline", "the server cannot be reached");
  }
  heard(answer.headers.get("date"));
  const text = await answer.text();
  const data: unknown = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (!answer.ok) {
    const error = (data as { error?: { code: string; message: string } }).error;
    throw new Problem(answer.status, error?.code ?? "failure", error?.message ?? answer.statusText);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => request<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => request<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => request<T>("DELETE", path, body);
