/** Why nothing can be done with a card: every refusal names its rule. */
import { expect, test } from "vitest";
import type { SeatView, View } from "../src/games/vale/view";
import { whyNot } from "../src/games/vale/why";
import { card } from "./cards";

const seat = (part: Partial<SeatView> = {}): SeatView => ({
  score: 0,
  stones: { red: 1 },
  worth: { red: 1, blue: 3, purple: 6 },
  limit: 4,
  spaces: 3,
  area: [],
  used: [],
  hand: { size: 0, known: [], costs: [] },
  ...part,
});

function rule(mine: Partial<SeatView>, view: Partial<View> = {}, verbs = ["end"], turn = 0): string | undefined {
  const all = { round: 3, phase: "action", board: [], seats: [seat(mine), seat({ area: ["theirs"] })], ...view };
  const asked = { view: all as unknown as View, me: 0, turn, prompt: "", verbs: new Set(verbs), player: String };
  return whyNot({ ...asked, card: card({ id: (view as { it?: string }).it ?? "it" }) })?.rule;
}
const hand = { hand: { size: 1, known: ["it"], costs: [4] } };

test.each([
  ["it is somebody else's turn", "V4.1", rule(hand, {}, [], 1)],
  ["it is too dear", "V8.1", rule(hand)],
  ["there is no room", "V9.1", rule({ ...hand, spaces: 0 })],
  ["its instant cannot be carried out", "V10.1", rule({ ...hand, stones: { purple: 1 } })],
  ["removing is too dear", "V11.2", rule({ area: ["it"] })],
  ["somebody has hunted it", "V3.2", rule({}, { board: [{ card: "it", marker: 1 }] })],
  ["one has hunted it oneself", "V3.2", rule({}, { phase: "hunting", board: [{ card: "it", marker: 0 }] }, ["hunt"])],
  ["the hunt comes first", "V2.1", rule(hand, { phase: "hunting" }, ["hunt"])],
  ["a hunted card must be sold or tamed as well", "V8.1", rule(hand, {}, ["sell", "tame"])],
  ["nothing is summoned where effects are used", "V12.9", rule(hand, { phase: "resolution" }, ["activate"])],
  ["it has no active effect", "V12.1", rule({ area: ["it"] }, { phase: "resolution" }, ["activate"])],
  ["stones must be given up first", "V7.3", rule(hand, {}, ["drop"])],
  ["an effect is carried out first", "V10.5", rule({ area: ["it"] }, {}, ["discard"])],
  ["nobody has hunted it", "V6.1", rule({}, { board: [{ card: "it", marker: -1 }] })],
  ["the tile was taken the round before", "A2.4", rule({ last_tile: "it" }, { display: ["it"] }, ["artifact"])],
  ["a tile has been taken", "A2.1", rule({}, { display: ["it"] })],
])("%s: %s", (_, wanted, found) => expect(found).toBe(wanted));
