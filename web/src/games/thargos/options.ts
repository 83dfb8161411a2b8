/**
 * The answers that the server offers, read so that each can be found where what it is about lies. A place on the table
 * has a key: `hero:0:krisoss` of a side, `mission:2` of a track, `hand:guardian`, `bench:krisoss`,
 * `lasting:0:2:guardian` and `post:0:2:barricade` of a side and a place, `laid:0:mind:guardian`; `card:guardian` lies
 * nowhere in sight. Behind a `#` a copy is told from others of its kind.
 */
import type { Option } from "../../lib/api";
import { willingFirst } from "../../parts/acts";
import { missionAt, placeOn, trackOf, type View } from "./view";

export interface Choice {
  answer: string;
  words: string;
  verb: string;
  rest: string[];
  /** Where it can be found; nowhere if it is a button. */
  keys: string[];
}

export const heroKey = (side: number, hero: string): string => `hero:${side}:${hero}`;
export const missionKey = (track: number): string => `mission:${track}`;
export const handKey = (id: string): string => `hand:${id}`;
export const benchKey = (side: number, id: string): string => `bench:${side}:${id}`;
export const lastingKey = (side: number, place: number, id: string): string => `lasting:${side}:${place}:${id}`;
export const postKey = (side: number, place: number, id: string): string => `post:${side}:${place}:${id}`;
export const laidKey = (side: number, on: string, id: string): string => `laid:${side}:${on}:${id}`;
export const cardKey = (id: string): string => `card:${id}`;

/** The key that copies share. */
export const plainKey = (key: string): string => key.split("#")[0]!;

/** Some keys or ids, of which equal ones are told apart. */
export function apart(ids: readonly string[]): string[] {
  const met = new Map<string, number>();
  return ids.map((id) => {
    const n = met.get(id) ?? 0;
    met.set(id, n + 1);
    return n ? `${id}#${n}` : id;
  });
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

/** Where answers are found, for one seat of one position. */
class Finder {
  constructor(
    private readonly view: View,
    private readonly me: number,
    private readonly known: (id: string) => boolean,
  ) {}

  keys(verb: string, rest: string[]): string[] {
    const [first = "", second = ""] = rest;
    if (verb === "attempt") return this.attempt(first, second);
    if (verb === "place") return [this.mine?.bench.includes(first) ? benchKey(this.me, first) : this.card(first)];
    if (verb === "use") return [this.hero(first) ?? this.post(first)];
    if (verb === "lose") return this.lost(first);
    if (verb === "pass" && second) return this.heroes(second);
    if (verb === "move" && !isNumber(second)) return [laidKey(this.me, second, first)];
    if ((verb === "withdraw" || verb === "keep") && second) return [laidKey(this.me, second, first)];
    if (verb === "seal" || verb === "swap") return rest.map((n) => missionKey(Number(n) - 1));
    if (verb === "replace") return [this.card(second)];
    if (verb === "resolve" && second) return [this.lasting(first, second)];
    if (verb === "give") return [cardKey(second)];
    const heroes = this.heroes(...(verb === "trade" ? rest : [first]));
    if (heroes.length > 0) return heroes;
    return this.known(first) ? [this.card(first)] : [];
  }

  private get mine() {
    return this.view.sides[this.me];
  }

  private attempt(first: string, second: string): string[] {
    if (!isNumber(first)) {
      const spot = this.view.missions.findIndex((_, i) => missionAt(this.view, i) === first);
      return [missionKey(spot), ...this.heroes(second)];
    }
    const track = Number(first) - 1;
    const stand = this.mine?.stands[placeOn(this.view, this.me, track)];
    return [...(stand ? [heroKey(this.me, stand.hero)] : []), missionKey(track)];
  }

  /** A Hero in play: another player's is named with the number of its seat. */
  private hero(name: string): string | null {
    const [, seat, id = ""] = /^(?:(\d+):)?(\w+)$/.exec(name) ?? [];
    const side = seat ? Number(seat) - 1 : this.me;
    // At a vacant place stands a Hero without a name, whom no answer means.
    const there = id !== "" && this.view.sides[side]?.stands.some((it) => it.hero === id);
    return there ? heroKey(side, id) : null;
  }

  private heroes(...names: string[]): string[] {
    return names.map((name) => this.hero(name)).filter((it) => it !== null);
  }

  private card(id: string): string {
    return this.mine?.hand.known.includes(id) ? handKey(id) : cardKey(id);
  }

  private post(id: string): string {
    const c = this.view.conflict;
    const place = c?.places[c.attacker === this.me ? 0 : 1] ?? 0;
    return postKey(this.me, place, id);
  }

  /** A Lasting that a Hero is to lose, perhaps another player's: the question knows whose, and far ones show on the Hero. */
  private lost(id: string): string[] {
    const stand = Number(this.view.asked?.[3] ?? -1);
    const [side, place] = [stand >> 2, stand & 3];
    const hero = this.view.sides[side]?.stands[place]?.hero;
    if (!hero) return [];
    return [lastingKey(side, place, id), ...(side === this.me ? [] : [heroKey(side, hero)])];
  }

  /** Whether a conflict is seen: not any more when its Mission is gone. */
  private get fought(): boolean {
    return this.view.conflict !== null && missionAt(this.view, this.view.conflict.track) !== "";
  }

  /** Whether something lies where a key says. */
  lies(key: string): boolean {
    const [kind, ...rest] = key.split(":");
    if (kind === "mission") return missionAt(this.view, Number(rest[0])) !== "";
    const id = rest.at(-1)!;
    const side = this.view.sides[Number(rest[0])];
    if (kind === "bench") return side?.bench.includes(id) ?? false;
    if (kind === "lasting") return side?.stands[Number(rest[1])]?.lastings.includes(id) ?? false;
    if (kind === "post") return side?.posts.some(([it, place]) => it === id && place === Number(rest[1])) ?? false;
    if (kind === "laid") return this.fought && (side?.laid.on.some((it) => it === rest[1]) ?? false);
    return true;
  }

  private lasting(id: string, hero: string): string {
    const place = this.mine?.stands.findIndex((it) => it.hero === hero) ?? 0;
    return lastingKey(this.me, place, id);
  }
}

export interface Offer {
  all: Choice[];
  /** Choices by the places where they are found. */
  at: Map<string, Choice[]>;
  /** Everything else: buttons. */
  plain: Choice[];
  /** Places that lie nowhere on the table. */
  elsewhere: string[];
}

/** What is answered to let something be. */
const REFUSALS = ["decline", "none", "pass", "stay", "stop", "suffer"];
const refuses = (choice: Choice): boolean => REFUSALS.includes(choice.verb) || choice.rest[0] === "nothing";

export function offer(options: Option[], view: View, me: number, known: (id: string) => boolean): Offer {
  const finder = new Finder(view, me, known);
  const all = options.map((option): Choice => {
    const [verb = "", ...rest] = option.answer.split(" ");
    // What an answer is about may have left the table: then it is a button.
    return { ...option, verb, rest, keys: finder.keys(verb, rest).filter((key) => finder.lies(key)) };
  });
  const at = new Map<string, Choice[]>();
  for (const choice of all) for (const key of choice.keys) at.set(key, [...(at.get(key) ?? []), choice]);
  const elsewhere = [...at.keys()].filter((it) => it.startsWith("card:"));
  // What comes next is in the order of nothing on the table: it has buttons of its own, too.
  const plain = all.filter((it) => it.keys.length === 0 || it.verb === "resolve");
  return { all, at, plain: willingFirst(plain, refuses), elsewhere };
}

/** Where a choice lays its card down: the track, the Hero or the attribute that it names. */
export function goal(choice: Choice, view: View, me: number): string {
  const [, second = ""] = choice.rest;
  if (isNumber(second)) return `track:${Number(second) - 1}`;
  if (choice.verb === "replace") return `track:${Number(choice.rest[0]) - 1}`;
  if (choice.verb === "lay") return `lane:${second}`;
  const place = view.sides[me]?.stands.findIndex((it) => it.hero === second) ?? -1;
  return place >= 0 ? `track:${trackOf(view, me, place)}` : "table";
}
