import { describe, expect, it } from "vitest";
import { clashIn, unpacked } from "../src/games/thargos/clash";
import { thrown } from "../src/games/thargos/dice";
import { apart, goal, offer, plainKey } from "../src/games/thargos/options";
import { answersOf, faultOf, type Fight, type Planned } from "../src/games/thargos/plan";
import { across, placeOn, rowOf, trackOf, type View } from "../src/games/thargos/view";

const on = (...pairs: [string, Planned["on"]][]): Planned[] => pairs.map(([id, where]) => ({ id, on: where }));
const fight = (more: Partial<Fight>): Fight => ({
  asked: ["might", "mind"],
  open: ["might", "mind"],
  attacking: true,
  spread: false,
  mirror: false,
  ceiling: false,
  theirs: [1, 1, 0],
  room: 6,
  ...more,
});

describe("a plan of cards to lay", () => {
  it("is right without cards, whatever the rules", () => {
    expect(faultOf([], fight({ spread: true, mirror: true }))).toBeNull();
  });
  it("is spread by who is behind on several attributes", () => {
    const both = on(["a", "might"], ["b", "might"]);
    expect(faultOf(both, fight({ spread: true }))).toBe("spread");
    expect(faultOf(both.slice(1), fight({ spread: true }))).toBeNull();
    expect(faultOf(both, fight({}))).toBeNull();
  });
  it("mirrors the attacker everywhere, or one card each as far as they go", () => {
    const mirror = { attacking: false, mirror: true };
    expect(faultOf(on(["a", "might"]), fight(mirror))).toBe("mirror");
    expect(faultOf(on(["a", "might"], ["b", "mind"], ["c", "mind"]), fight(mirror))).toBeNull();
    expect(faultOf(on(["a", "mind"]), fight({ ...mirror, room: 1 }))).toBeNull();
    const three = { ...mirror, open: ["might", "mind", "mysticism"], room: 2 } as Partial<Fight>;
    expect(faultOf(on(["a", "mind"], ["b", "mind"]), fight(three))).toBe("short");
    expect(faultOf(on(["a", "mind"]), fight(three))).toBe("short");
    expect(faultOf(on(["a", "mind"], ["b", "mysticism"]), fight(three))).toBeNull();
  });
  it("stays below the ceiling", () => {
    const four = on(["a", "might"], ["b", "might"], ["c", "might"], ["d", "might"]);
    expect(faultOf(four, fight({ attacking: false, ceiling: true }))).toBe("ceiling");
    expect(faultOf(four.slice(1), fight({ attacking: false, ceiling: true }))).toBeNull();
  });
  it("is answered in the order of attributes and cards, whatever came first", () => {
    const plan = on(["b", "mind"], ["b", "might"], ["a", "might"]);
    const place = (id: string): number => "ab".indexOf(id);
    expect(answersOf(plan, place, false)).toEqual(["lay a might", "lay b might", "lay b mind", "stop"]);
    expect(answersOf(plan, place, true)[0]).toBe("lay b mind");
  });
});

/** A position with nothing but what is asked for. */
function view(more: Partial<View>, many = 2): View {
  const side = {
    bench: [] as string[],
    stands: ["ann", "ben", "cid", "dot"].map((hero) => ({ hero, injured: false, lastings: [] as string[] })),
    hand: { size: 2, known: ["guardian", "guardian"] },
    laid: { on: [], row: [], known: [], worth: [], first_counts: false },
  };
  const missions = Array.from({ length: 2 * many }, (_, i) => [0, `mission${i}`]);
  return {
    variant: { mode: many > 2 ? "circle" : "duel" },
    players: many,
    sides: Array.from({ length: many }, () => side),
    missions,
    map: null,
    conflict: null,
    ...more,
  } as unknown as View;
}

describe("where things lie", () => {
  it("gives every place a track, and every track two players", () => {
    for (const many of [2, 3, 6]) {
      const it = view({}, many);
      for (let side = 0; side < many; side++) {
        const row = rowOf(it, side);
        expect(new Set(row).size).toBe(4);
        for (const track of row) {
          const place = placeOn(it, side, track);
          expect(trackOf(it, side, place)).toBe(track);
          expect(placeOn(it, across(it, side, track), track)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
  it("finds every answer where its card, Hero or Mission lies", () => {
    const options = ["attempt 3", "attach guardian ben", "injure 2:cid", "spy mind", "recover relic", "pass"];
    const known = (id: string): boolean => ["guardian", "relic"].includes(id);
    const found = offer(
      options.map((answer) => ({ answer, words: answer })),
      view({}),
      0,
      known,
    );
    expect(found.all.map((it) => it.keys)).toEqual([
      ["hero:0:cid", "mission:2"],
      ["hand:guardian"],
      ["hero:1:cid"],
      [],
      ["card:relic"],
      [],
    ]);
    expect(found.elsewhere).toEqual(["card:relic"]);
    expect(found.plain.map((it) => it.verb)).toEqual(["spy", "pass"]);
    expect(goal(found.all[1]!, view({}), 0)).toBe("track:1");
  });
  it("finds a Lasting that is taken from another's Hero, there and on the Hero", () => {
    const two = view({ asked: ["rule/lose_lasting", 0, -1, 4 + 2, 0] });
    const stand = { ...two.sides[1]!.stands[2]!, lastings: ["oil"] };
    two.sides = [two.sides[0]!, { ...two.sides[1]!, stands: two.sides[1]!.stands.with(2, stand) }];
    const found = offer([{ answer: "lose oil cid", words: "" }], two, 0, () => true);
    expect(found.all[0]!.keys).toEqual(["lasting:1:2:oil", "hero:1:cid"]);
  });
  it("makes buttons of what happens next, too", () => {
    const answers = ["resolve ben", "resolve cid"].map((answer) => ({ answer, words: "" }));
    const found = offer(answers, view({}), 0, () => true);
    expect(found.plain.map((it) => it.answer)).toEqual(["resolve ben", "resolve cid"]);
    expect([...found.at.keys()]).toEqual(["hero:0:ben", "hero:0:cid"]);
  });
  it("makes a button of an answer about what has left the table", () => {
    const found = offer([{ answer: "resolve oil eve", words: "" }], view({}), 0, () => true);
    expect(found.plain.map((it) => it.answer)).toEqual(["resolve oil eve"]);
  });
  it("makes a button of an answer about a card of a conflict whose Mission is gone, and puts refusals last", () => {
    const over = view({ conflict: { track: 1 } as View["conflict"], missions: [[0, "mission0"], null] });
    const answers = ["decline", "accept", "keep oil might"].map((answer) => ({ answer, words: "" }));
    const plain = offer(answers, over, 0, (id) => id === "oil").plain;
    expect(plain.map((it) => it.verb)).toEqual(["accept", "keep", "decline"]);
  });
  it("makes a button of an answer about nothing, also where a place is vacant", () => {
    const bare = view({});
    bare.sides = bare.sides.map((it) => ({ ...it, stands: it.stands.with(3, { ...it.stands[3]!, hero: "" }) }));
    const answers = ["stay", "pass"].map((answer) => ({ answer, words: "" }));
    expect(offer(answers, bare, 0, () => false).plain.map((it) => it.answer)).toEqual(["stay", "pass"]);
  });
  it("tells copies apart, and knows what they share", () => {
    expect(apart(["a", "b", "a"])).toEqual(["a", "b", "a#1"]);
    expect(plainKey("hand:a#1")).toBe("hand:a");
  });
});

const line = (kind: string, seat: number, n: number, ...cards: string[]) => ({
  kind,
  seat,
  n,
  cards,
  text: "",
  opens: "",
});
const packed = (defender: number, attribute: number, attack: number, defence: number): number =>
  ((((defender << 3) | (attribute << 1)) << 8) | (attack + 128)) * 256 + defence + 128;

describe("a conflict that is over", () => {
  it("reads a tally", () => {
    expect(unpacked(packed(1, 2, 5, -1))).toEqual({ defender: 1, on: "mysticism", attack: 5, defence: -1 });
  });
  it("is put together from what is told", () => {
    const lines = [
      line("attempted", 0, 2, "mission2", "cid"),
      line("revealed", 0, 1, "guardian"),
      line("tallied", 0, packed(1, 1, 4, 4)),
      line("won", 0, 3, "mission2", "cid"),
      line("dug", 1, 0, "relic"),
      line("laid_mission", 1, 2, "mission9"),
    ];
    expect(clashIn(lines, view({}), null)).toMatchObject({
      attacker: 0,
      defender: 1,
      mission: "mission2",
      heroes: ["cid", "ann"],
      cards: [{ side: 0, on: "mind", id: "guardian" }],
      tallies: [{ on: "mind", attack: 4, defence: 4 }],
      won: true,
      vp: 3,
      dug: 1,
      next: "mission9",
    });
    expect(clashIn(lines.slice(1), view({}), null)?.heroes).toEqual(["cid", "ann"]);
    expect(clashIn(lines.slice(0, 2), view({}), null)).toBeNull();
    const again = [lines[0]!, ...lines.filter((it) => it.kind === "tallied"), ...lines.slice(1)];
    expect(clashIn(again, view({}), null)?.tallies).toEqual(clashIn(lines, view({}), null)?.tallies);
    const twice = clashIn([...lines, ...lines.slice(0, 4)], view({}), null);
    expect([twice?.tallies.length, twice?.cards.length, twice?.dug]).toEqual([1, 1, 0]);
  });
});

it("names who met in a story, where there are no tracks", () => {
  const told = [
    line("attempted", 0, 2, "mission2", "cid"),
    line("opposed", 1, 0, "ben"),
    line("tallied", 0, packed(1, 1, 4, 4)),
    line("won", 0, 3, "mission2", "cid"),
  ];
  const story = view({ map: {} as View["map"] });
  expect(clashIn(told, story, null)?.heroes).toEqual(["cid", "ben"]);
  expect(clashIn(told.toSpliced(1, 1), story, null)?.heroes).toEqual(["cid", ""]);
});

it("reads the dice of the Rival, and leaves others alone", () => {
  expect(thrown([(3 << 18) | (483 << 9) | 4, (12 << 9) | 6])).toEqual([{ purpose: "attempt", n: 4 }]);
});

it("shows the latest dice, where dozens are rolled for places", () => {
  const rolls = Array.from({ length: 30 }, (_, i) => (481 << 9) | ((i % 6) + 1));
  expect(thrown(rolls)).toEqual([1, 2, 3, 4, 5, 6].map((n) => ({ purpose: "place", n })));
});
