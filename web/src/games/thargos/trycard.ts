/** A scenario in which one card can be tried at once: a duel in its middle, or for the Missions of Condar its story. */
import { toml, type Page } from "../../lib/scenario";
import type { Plan } from "../../parts/games";
import { heroOf, type Card } from "./view";

/** What of a card decides how it can be tried. */
export type Tried = Pick<Card, "id" | "set" | "sort" | "face">;

/** Tebezil takes the Lastings of every faction, and the other two are strong enough to win something. */
const COMPANY = ["tebezil", "krisoss", "imperial_tracker", "imperial_healer"];
const OTHERS = ["iskreth", "spider_darkun_slayer", "fang_of_the_sunken_temple", "noruk"];
/** A little of everything, so that whatever is chosen, healed, taken or brought back is there. */
const HAND = ["guardian", "troll_raid", "street_cunning", "market_rumours", "quench_the_fire_shrine"];
const DISCARD = ["tower_shield", "watchers_lens", "extortion"];
const TARGET = 9;

/** What must be won in Condar before a Mission stands open, where that is not only the gate. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  access_the_city_of_condar: [],
  beneath_the_salt_market: ["prefects_errand"],
  masked_ball_of_house_verrane: ["prefects_errand"],
  swear_in_the_night_watch: ["beneath_the_salt_market"],
  hunt_beyond_the_walls: ["swear_in_the_night_watch"],
  empty_granary: ["swear_in_the_night_watch"],
  sextons_whispers: ["read_the_cracked_bell"],
  quell_the_rope_makers_riot: ["empty_granary"],
  buy_the_rope_makers_peace: ["empty_granary"],
  open_the_old_empires_archive: ["quell_the_rope_makers_riot"],
  tenth_gate: ["sextons_whispers", "open_the_old_empires_archive"],
  knife_in_the_procession: ["open_the_old_empires_archive"],
  judge_the_traitor_of_condar: ["knife_in_the_procession"],
};
const GATE = ["access_the_city_of_condar"];
/** Side Missions lie beside the map, open to everybody. */
const ASIDE = ["cutpurses_truce", "duel_on_the_aqueduct"];

export function tryCard(card: Tried): Plan {
  const chairs: Plan["chairs"] = [{ kind: "me" }, { kind: "bot", level: "normal" }];
  const { id, set } = card;
  const told = set === "condar" && card.sort === "mission";
  const options: Record<string, string> = told ? { mode: "story", story: "condar" } : {};
  if (set !== "base") options[set] = "with";

  const hero = card.sort === "hero" ? heroOf(id) : "";
  const heroes = hero ? [hero, ...COMPANY.filter((it) => it !== hero).slice(0, 3)] : COMPANY;
  const held = card.sort === "lasting" || card.sort === "action";
  const mine: Page = {
    heroes,
    injured: card.face === "injured" ? [hero] : ["imperial_healer"].filter((it) => heroes.includes(it)),
    lastings: { krisoss: ["legion_longsword"] },
    hand: held ? [id, ...HAND.filter((it) => it !== id)] : HAND,
    discard: DISCARD.filter((it) => it !== id),
    target: TARGET,
  };
  const facing = OTHERS.map((it) => (it === hero ? "kurnor_assassin" : it));
  const yours: Page = {
    heroes: facing,
    injured: [facing[0]!],
    lastings: { [facing[0]!]: ["scorpion_oil"] },
    hand: ["wandering_zephyr", "paid_informant", "double_bluff"],
    target: TARGET,
  };
  const table: Page = { game: "thargos", options, turns: 9 };
  return { chairs, options, scenario: told ? onTheMap(id, table, mine, yours) : onTracks(card, table, mine, yours) };
}

/** A duel; the others are one point ahead. */
function onTracks(card: Tried, table: Page, mine: Page, yours: Page): string {
  const mission = card.sort === "mission" ? card.id : "break_the_toll_gate";
  table.missions = [`1:${mission}`, "1:racket_in_kurnor", "2:quench_the_fire_shrine", "2:crack_the_couriers_cipher"];
  mine.scored = [[1, "hunt_the_darkwolf", false]];
  yours.scored = [[0, "turn_a_captains_coat", false]];
  return toml(table, [mine, yours]);
}

/** The story, as far on as the Mission needs it. */
function onTheMap(id: string, table: Page, mine: Page, yours: Page): string {
  const won = new Set<string>();
  const walk = (it: string): void => {
    for (const before of BEFORE[it] ?? GATE) {
      walk(before);
      won.add(before);
    }
  };
  walk(id);
  if (ASIDE.includes(id)) table.found = [id];
  mine.scored = [...won].map((it) => [2, it, false]);
  mine.target = yours.target = 3 * TARGET;
  return toml(table, [mine, yours]);
}
