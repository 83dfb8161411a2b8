/** A scenario in which one card can be tried at once: the card, what it needs, and a little of everything around it. */
import { toml, type Page } from "../../lib/scenario";
import type { Plan } from "../../parts/games";
import type { Card, Family } from "./view";

/** What of a card decides how it can be tried. */
export type Tried = Pick<Card, "id" | "set" | "sort" | "family" | "lines">;

/** Company of a card's own family: one that lies in the area, and one to summon after it. */
const KIN: Record<Family, [string[], string[]]> = {
  fire: [
    ["ifrit", "incubus"],
    ["firefox", "imp"],
  ],
  water: [
    ["sea_spirit", "undine_queen"],
    ["hydra", "undine"],
  ],
  earth: [
    ["goblin", "basilisk"],
    ["gargoyle", "mud_slime"],
  ],
  wind: [
    ["harpy", "valkyrie"],
    ["dandelion_spirit", "pegasus"],
  ],
  dragon: [
    ["tidal", "willow"],
    ["willow", "aeris"],
  ],
};

/** What a summoner's face needs so as not to turn over at once, and so that it can soon. */
const FACES: Record<string, Page> = {
  tolvar_darkened: { seals: 2, curses: 2 },
  tolvar_purified: { seals: 3, curses: 0 },
  muura_tormented: { seals: 3, curses: 4 },
  iwo_mocked: { seals: 2, curses: 1 },
  iwo_acclaimed: { seals: 3, curses: 1 },
};
const CLEAN = ["tolvar_darkened", "tolvar_purified"];

export function tryCard(card: Tried): Plan {
  const options: Record<string, string> = {};
  const artifacts = card.set === "artifacts" || card.id.startsWith("kang_san");
  const curse = card.set === "curse";
  if (artifacts) Object.assign(options, { artifacts: "with", tiles: "all" });
  if (curse) options.curse = "with";

  const used = new Set([card.id]);
  /** The first of these that lies nowhere yet. */
  const take = (...wanted: string[]): string => {
    const found = wanted.find((id) => !used.has(id)) ?? card.id;
    used.add(found);
    return found;
  };

  const [near, next] = KIN[card.family ?? "fire"];
  // One card each of cost 1, 2, 3 and 4, of four families, and one more of the card's own.
  const area = [take("salamander", "firefox"), take("nessie", "gargoyle"), take("troll", "basilisk")];
  if (card.id !== "varena_curious") area.push(take("sylph", "boreas"));
  area.push(take(...near));
  const hand = [take(...next), take("willow", "aeris", "boulder"), take("kappa", "undine")];
  if (card.id === "varena_curious") hand.push(take("dandelion_spirit"));
  if (card.sort === "creature") hand.unshift(card.id);
  const mine: Page = {
    score: 20,
    stones: { red: 1, blue: 1, purple: 2 },
    hand,
    marked: [take("snail_maiden", "triton"), take("goblin_soldier", "medusa")],
  };
  const yours: Page = {
    score: 24,
    stones: { red: 2, blue: 1 },
    hand: [take("pegasus", "griffon"), take("burning_skull", "phoenix")],
    area: [
      take("horned_salamander", "agni"),
      take("charybdis", "undine_queen"),
      take("mimic", "rock_golem"),
      take("odin", "freyja"),
      take("gust", "eternity"),
    ],
    marked: [take("undine", "poseidon"), take("succubus", "hestia")],
  };
  const table: Page = {
    game: "vale",
    options,
    round: 7,
    pile: [take("stone_golem", "cerberus"), take("tidal", "scorch", "marina")],
  };

  if (curse) {
    mine.gear = [card.sort === "summoner" ? card.id : "marcosa_devoted"];
    yours.gear = [card.id.startsWith("belledin") ? "varena_erudite" : "belledin_celebrated"];
    Object.assign(mine, { seals: 2, curses: 2 }, FACES[card.id]);
    if (!CLEAN.includes(card.id)) {
      const cursed = take("hantu_banyu", "pontianak");
      area.push(cursed);
      table.tokens = { [cursed]: card.id === "dunia_reckless" ? 1 : 2 };
    }
    mine.appeased = [take("wanyudo", "camazotz")];
  }
  mine.area = area;
  if (artifacts) {
    mine.shelter = [take("rudra", "gi_rin")];
    if (card.sort !== "tile") mine.gear = [...((mine.gear as string[] | undefined) ?? []), "book_of_thoth"];
    else if (card.lines.some((line) => line.kind === "instant")) layHunt(table, mine, yours, card.id);
    else mine.gear = [card.id];
  }
  const chairs = [{ kind: "me" as const }, { kind: "bot" as const, level: "normal" }];
  return { chairs, options, scenario: toml(table, [mine, yours]) };
}

/** An instant tile works when it is taken: the board lies open and nobody has a tile yet. */
function layHunt(table: Page, mine: Page, yours: Page, tile: string): void {
  table.phase = "hunting";
  table.board = [...(mine.marked as string[]), ...(yours.marked as string[])];
  table.display = [tile, "incense_burner", "golden_fleece"];
  delete mine.marked;
  delete yours.marked;
}
