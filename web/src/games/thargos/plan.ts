/**
 * Cards that somebody means to lay in a conflict, before they are laid: the server takes them one by one in an order of its
 * own, people put them down as they think. What is wrong with a plan is said here; what may be laid, the server decides.
 */
import { ATTRIBUTES, type Attribute, type Card, type View } from "./view";

export interface Planned {
  id: string;
  on: Attribute;
}

export interface Fight {
  /** The attributes that the Mission asks for, and those of them on which cards may come. */
  asked: Attribute[];
  open: Attribute[];
  attacking: boolean;
  /** Whether the attacker, behind on several attributes, must not lay several cards on one alone. */
  spread: boolean;
  /** Whether the defender follows where the attacker laid; or may lay up to two cards more there. */
  mirror: boolean;
  ceiling: boolean;
  /** How many cards the attacker laid on each attribute. */
  theirs: number[];
  /** How many cards may be laid. */
  room: number;
}

/** What laying means in the conflict of a position, for a seat that takes part in it. */
export function fightOf(view: View, me: number, mission: Card): Fight | null {
  const c = view.conflict;
  const mine = view.sides[me];
  if (!c || !mine || (c.attacker !== me && c.defender !== me)) return null;
  const attacking = c.attacker === me;
  const asked = ATTRIBUTES.filter((it) => (mission.asks?.[it] ?? 0) > 0);
  const free = attacking || (asked.length === 1 && view.variant.single !== "mirrored");
  const opened = asked.filter((it) => (c.opened >> ATTRIBUTES.indexOf(it)) & 1);
  const on = view.sides[c.attacker]!.laid.on;
  return {
    asked,
    open: free ? asked : opened,
    attacking,
    spread: attacking && c.spread,
    mirror: !free && view.variant.answer !== "ceiling",
    ceiling: !free && view.variant.answer === "ceiling",
    theirs: ATTRIBUTES.map((it) => on.filter((other) => other === it).length),
    room: Math.min(mine.hand.size, c.most[attacking ? 0 : 1]! - mine.laid.on.length),
  };
}

export type Fault = "spread" | "mirror" | "short" | "ceiling";

const count = (plan: Planned[], on: Attribute): number => plan.filter((it) => it.on === on).length;

/** What is wrong with a plan, if it were laid as it is; a plan without cards is always right. */
export function faultOf(plan: Planned[], fight: Fight): Fault | null {
  if (plan.length === 0) return null;
  const bare = fight.open.filter((it) => count(plan, it) === 0);
  if (fight.spread && plan.length > 1 && new Set(plan.map((it) => it.on)).size === 1) return "spread";
  if (fight.ceiling && fight.open.some((it) => count(plan, it) > fight.theirs[ATTRIBUTES.indexOf(it)]! + 2))
    return "ceiling";
  if (!fight.mirror) return null;
  if (fight.room >= fight.open.length) return bare.length > 0 ? "mirror" : null;
  return plan.length < fight.room || fight.open.some((it) => count(plan, it) > 1) ? "short" : null;
}

/** The answers that lay a plan, in the order in which the server takes them: by attributes, then by cards. */
export function answersOf(plan: Planned[], place: (id: string) => number, firstCounts: boolean): string[] {
  const rank = (it: Planned): number => ATTRIBUTES.indexOf(it.on) * 1000 + place(it.id);
  const [first, ...rest] = plan;
  const others = (firstCounts ? rest : plan).toSorted((a, b) => rank(a) - rank(b));
  const row = firstCounts && first ? [first, ...others] : others;
  return [...row.map((it) => `lay ${it.id} ${it.on}`), "stop"];
}
