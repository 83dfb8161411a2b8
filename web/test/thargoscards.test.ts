/** Cards of Heroes of Thargos as they are looked through: figures, what they do, where they are painted. */
import { describe, expect, test } from "vitest";
import { doings } from "../src/games/thargos/art/doings";
import { figuresOf } from "../src/games/thargos/art/figures";
import { TONES } from "../src/games/thargos/art/inks";
import { groundOf, paint } from "../src/games/thargos/art/paint";
import { ALL_SIGNS, SIGNBOOK } from "../src/games/thargos/art/signs";
import gallery, { attributesOf } from "../src/games/thargos/gallery";
import { inStory } from "../src/games/thargos/map/why";
import type { Card } from "../src/games/thargos/view";
import { signOf } from "../src/parts/signs";

const card = (part: Partial<Card> = {}): Card => ({
  id: "troll_raid",
  number: "A4",
  name: "Troll Raid",
  set: "base",
  set_name: "Base game",
  sort: "action",
  sort_name: "Action",
  face: null,
  face_name: null,
  points: null,
  attributes: null,
  pam: 2,
  copies: 2,
  locked: false,
  gives: null,
  vp: null,
  asks: null,
  place: "wild",
  place_name: "the wild",
  factions: [],
  faction_names: [],
  keywords: ["beast"],
  keyword_names: ["Beast"],
  lines: [{ kind: "play", kind_name: "when played", text: "", signs: ["foe", "burn:3"] }],
  provenance: "rulebook",
  provenance_name: "named in the rulebook",
  back: null,
  ...part,
});
const hero = card({ sort: "hero", points: 7, pam: null, place: null, attributes: { might: 1, mind: 3, mysticism: 3 } });
const lasting = card({ sort: "lasting", gives: { might: 3, mind: -1, mysticism: 0 } });

describe("figures", () => {
  test("a Hero has all three, a Hero with dice does not know them yet", () => {
    expect(figuresOf(hero).map(({ n }) => n)).toEqual(["1", "3", "3"]);
    expect(figuresOf({ ...hero, attributes: null }).map(({ n }) => n)).toEqual(["?", "?", "?"]);
  });
  test("a Lasting shows what changes, with its sign, and an Action nothing", () => {
    expect(figuresOf(lasting)).toEqual([
      { attribute: "might", n: "+3" },
      { attribute: "mind", n: "−1" },
    ]);
    expect(figuresOf(card())).toEqual([]);
  });
  test("a card is sifted by what it gives or asks for, a Hero by what is best", () => {
    expect(attributesOf(hero)).toEqual(["mind", "mysticism"]);
    expect(attributesOf(lasting)).toEqual(["might"]);
    expect(attributesOf(card())).toEqual([]);
  });
});

describe("what a card does", () => {
  const line = (kind: Card["lines"][number]["kind"], ...signs: string[]): Card["lines"][number] => ({
    kind,
    kind_name: "",
    text: "",
    signs,
  });
  test("is read from its signs, without what it waits for", () => {
    expect(doings(card())).toEqual(["burn"]);
    expect(doings({ lines: [line("triggered", "injure", "so", "draw:2")] })).toEqual(["draw"]);
    expect(doings({ lines: [line("permanent", "might:+1"), line("play", "no", "strip")] })).toEqual([
      "boost",
      "strip",
      "bar",
    ]);
  });
  test("is said of it with its figures", () => {
    expect(gallery.label(lasting)).toBe("Troll Raid, Action, gives Might +3 and Mind −1, PAM 2");
    expect(gallery.facts(card())).toEqual(["PAM 2", "place: the wild", "2 copies in the box"]);
    expect(gallery.text(card())).toContain("Beast");
  });
});

describe("pictures", () => {
  test("a Hero is painted in the same place on both faces", () => {
    const imperial = { ...hero, id: "krisoss", factions: ["imperial"] };
    expect(groundOf(imperial)).toBe("citadel");
    expect(paint({ ...imperial, id: "krisoss_injured" }, 90, 38)).toEqual(paint(imperial, 90, 38));
  });
  test("no two cards are painted alike", () => {
    expect(paint(card(), 90, 38)).not.toEqual(paint(card({ id: "cyclops_of_slavit" }), 90, 38));
  });
  test("every sign has a picture or a mark of its own, and a name", () => {
    const drawn = ALL_SIGNS.map((name) => signOf(name, SIGNBOOK)).map((it) => it.image ?? it.glyph);
    expect(new Set(drawn).size).toBe(ALL_SIGNS.length);
    for (const name of ALL_SIGNS) expect(SIGNBOOK.title(name, "")).toMatch(/\p{L}/u);
  });
  test("white is read on every attribute", () => {
    const light = (hex: string): number =>
      [1, 3, 5]
        .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4))
        .reduce((sum, it, i) => sum + it * [0.2126, 0.7152, 0.0722][i]!, 0);
    for (const tone of Object.values(TONES)) expect(1.05 / (light(tone) + 0.05)).toBeGreaterThan(4.5);
  });
});

test.each([
  ["an Action that would stay on a track", { keywords: ["track"] }, "TN5.1"],
  ["one that swaps Missions", { signs: ["mission", "swap", "mission"] }, "TN5.3"],
  ["one that seals a track", { signs: ["seal"] }, "TN5.3"],
  ["any other", {}, undefined],
])(
  "in a story %s is explained",
  (_, { keywords = [], signs = [] }: { keywords?: string[]; signs?: string[] }, rule) => {
    const lines = [{ kind: "play", kind_name: "when played", text: "", signs }];
    expect(inStory(card({ keywords, lines } as Partial<Card>))?.rule).toBe(rule);
  },
);
