/** Games that teach by doing: a duel, conflict and bluff, Solo, and a short story. Each thing is said when it first matters. */
import type { Begun, NewTable } from "../../lib/api";
import type { Words } from "../../lib/words.svelte";
import type * as games from "../../parts/games";
import { alone, bluff, first, story } from "./lessonwords";
import { pushback } from "./map/places";
import type { View } from "./view";

export interface Moment {
  view: View;
  scene: Begun<View>;
  /** The verbs of what can be done now. */
  verbs: Set<string>;
  /** How many attributes the Mission of the conflict asks for; 0: there is no conflict. */
  asked: number;
}

type Step = games.Step<Moment>;

interface Lesson extends games.Lesson {
  words: Words<"title" | "about" | "understood"> & Words<string>;
  steps: Step[];
}

/** The Imperial deck and the Darkun one, which are fair to learn with; for a story with weaker Missions. */
const IMPERIAL = "HT14444X454889CD88DC844GX4488W0H9884894C444X44444444G44G8M8G58CVB0ZN3";
const DARKUN = "HT1W8444X4848894858444448W4RX8D458444494G44CM8X448444C484884C44G4G891DZFE";
const IMPERIAL_STORY = "HT14444X454889CD88DC844GX4488W0H9884894C444X44444445G44G8W0G58C63MRAV";
const DARKUN_STORY = "HT1W8444X4848894858444448W4RX8D458444494G44CM8XG44458484884C44G4G8BM59WE";

const against = (mine: string, theirs: string): NewTable["chairs"] => [
  { kind: "me", brings: mine },
  { kind: "bot", level: "easy", brings: theirs },
];

const mine = (m: Moment) => m.view.sides[m.scene.seat];
const asked = (m: Moment, ...verbs: string[]): boolean => verbs.some((verb) => m.verbs.has(verb));
const laying = (m: Moment): boolean => m.scene.prompt !== "" && m.view.asked?.[0] === "rule/lay";
const attacking = (m: Moment): boolean => laying(m) && m.view.conflict?.attacker === m.scene.seat;
const defending = (m: Moment): boolean => laying(m) && m.view.conflict?.defender === m.scene.seat;
const over: Step = { key: "over", when: (m) => m.scene.status === "finished", at: "h1" };

const OWN = ".board > .head";
const OTHER = ".top .head";

const lessons: Record<string, Lesson> = {
  duel: {
    words: first,
    table: { chairs: against(IMPERIAL, DARKUN), seed: 21, rated: false },
    steps: [
      { key: "goal", when: () => true, at: OWN },
      { key: "place", when: (m) => asked(m, "place") && (mine(m)?.bench.length ?? 0) > 0, at: ".dock .hand" },
      { key: "missions", when: (m) => asked(m, "place") && mine(m)?.bench.length === 0, at: ".dock .hand" },
      { key: "attach", when: (m) => asked(m, "attach"), at: ".dock .hand" },
      { key: "act", when: (m) => asked(m, "attempt"), at: ".tracks" },
      { key: "lay", when: attacking, at: ".arena" },
      { key: "defend", when: defending, at: ".arena" },
      { key: "injured", when: (m) => mine(m)?.stands.some((it) => it.injured) ?? false, at: ".hero .injured" },
      { key: "won", when: (m) => (mine(m)?.scored.length ?? 0) > 0, at: OWN },
      { key: "lost", when: (m) => (m.view.sides[1 - m.scene.seat]?.scored.length ?? 0) > 0, at: OTHER },
      { key: "deck", when: (m) => m.view.turns > 6, at: `${OWN} .goods` },
      over,
    ],
  },
  bluff: {
    words: bluff,
    table: { chairs: against(DARKUN, IMPERIAL), seed: 34, rated: false },
    steps: [
      { key: "goal", when: () => true, at: ".tracks, .dock" },
      { key: "ahead", when: (m) => asked(m, "attempt"), at: ".tracks" },
      { key: "one", when: (m) => laying(m) && m.asked === 1, at: ".arena" },
      { key: "several", when: (m) => attacking(m) && m.asked > 1, at: ".arena" },
      { key: "spread", when: (m) => attacking(m) && (m.view.conflict?.spread ?? false), at: ".arena" },
      { key: "bluff", when: attacking, at: ".dock .hand, .arena" },
      { key: "mirror", when: (m) => defending(m) && m.asked > 1, at: ".arena" },
      { key: "read", when: defending, at: ".arena" },
      { key: "tie", when: (m) => m.view.turns > 4, at: OWN },
      over,
    ],
  },
  solo: {
    words: alone,
    table: {
      chairs: [{ kind: "me", brings: IMPERIAL }],
      options: { mode: "solo", difficulty: "easy", rival: "knives" },
      seed: 5,
      rated: false,
    },
    steps: [
      { key: "goal", when: () => true, at: ".rival" },
      { key: "place", when: (m) => asked(m, "place"), at: ".dock .hand" },
      { key: "turn", when: (m) => m.view.turns > 0, at: OWN },
      { key: "defends", when: attacking, at: ".arena" },
      { key: "dice", when: (m) => m.view.turns > 2, at: ".rival" },
      { key: "attacks", when: defending, at: ".arena" },
      { key: "infamy", when: (m) => (m.view.rival?.infamy ?? 0) > 0, at: ".rival" },
      over,
    ],
  },
  story: {
    words: story,
    table: {
      chairs: against(IMPERIAL_STORY, DARKUN_STORY),
      options: { mode: "story", story: "road" },
      seed: 3,
      rated: false,
    },
    steps: [
      { key: "goal", when: () => true, at: ".chart" },
      { key: "secret", when: () => true, at: ".chart .secret, .chart" },
      { key: "or", when: () => true, at: ".chart .or" },
      { key: "attempt", when: (m) => asked(m, "attempt"), at: ".chart" },
      { key: "lead", when: attacking, at: ".arena" },
      { key: "oppose", when: (m) => asked(m, "oppose"), at: ".dock" },
      { key: "pushback", when: (m) => pushback(m.view.rolls).length > 0, at: ".beside .dice" },
      { key: "seek", when: (m) => asked(m, "seek") && m.view.turns > 2, at: ".pile" },
      { key: "stays", when: (m) => (mine(m)?.scored.length ?? 0) > 0, at: ".chart .piece" },
      { key: "modifiers", when: (m) => m.view.turns > 4, at: ".dock .hand, .dock" },
      over,
    ],
  },
};

export default lessons;
