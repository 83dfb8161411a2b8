/** What the parts of the table share: the scene, the cards in words, what can be chosen, and what just happened. */
import { getContext, setContext } from "svelte";
import type { Begun, Hint, Line } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Why } from "../../parts/acts";
import { Beats } from "../../parts/beats.svelte";
import { look } from "../../parts/look.svelte";
import { moment } from "../../parts/pacing";
import type { Sound } from "../../parts/sound";
import { actsOf, brief, type ThargosAct } from "./acts";
import { clashIn, type Clash } from "./clash";
import { Laying } from "./laying.svelte";
import { worldOf } from "./map/places";
import { maps } from "./map/words";
import { goal, offer, plainKey, type Choice, type Offer } from "./options";
import {
  across,
  askedOf,
  ATTRIBUTES,
  faceOf,
  isSeated,
  isStory,
  missionAt,
  placeOn,
  prospect,
  type Card,
  type SideView,
  type View,
} from "./view";
import { whyNot } from "./why";
import { fill, words } from "../../lib/words.svelte";
import { thargos } from "./words";

const KEY = Symbol("thargos");
/** What there is to say for who holds no Lasting. */
const NOTHING = "attach nothing";
const NONE: Choice[] = [];
/** What is laid on a track: who meets there is good to know. */
const ON_TRACK = ["place", "play", "replace"];
const goalTrack = (choice: Choice, view: View, me: number): number => {
  const [kind, n] = goal(choice, view, me).split(":");
  return kind === "track" ? Number(n) : -1;
};
/** What is heard of what happens. */
const SOUNDS: Record<string, Sound> = {
  placed: "card",
  laid_mission: "card",
  attached: "card",
  played: "card",
  posted: "card",
  laid: "card",
  revealed: "card",
  drew: "card",
  dug: "card",
  rolled: "stone",
  attitude_rolled: "stone",
  die_attempt: "stone",
  used: "trigger",
  attempted: "trigger",
  won: "point",
  repelled: "loss",
  injured: "loss",
  burnt: "loss",
  took_turn: "round",
};

/** What dice decide, and what follows from it. */
const FATES = ["attitude_rolled", "die_place", "die_again", "die_lasting", "die_attempt", "infamy_rose", "held_back"];

export class ThargosTable {
  cards: Map<string, Card> = $state.raw(new Map());
  readonly beats = new Beats(SOUNDS);
  /** The player at whose tracks somebody looks who wants to see others than their own; -1 if nobody's in particular. */
  focus = $state(-1);
  /** The conflict that has just been decided, as long as it is shown. */
  clash: Clash | null = $state.raw(null);
  /** What was seen before it, and whether its cards are still being turned up: until then nothing of how it ended is shown. */
  private before: View | null = null;
  turning = $state(false);
  /** What dice have lately decided for the Rival. */
  fates: Line[] = $state.raw([]);
  /** The turn in which the page said by itself that nothing is attached, and the question that it answered so. */
  private said = { turn: -1, question: -1 };
  /** Whether it has just done so. */
  lone = $state(false);

  readonly scene: Begun<View> = $derived.by(() => this.source().scene);
  readonly hint: Hint | null = $derived.by(() => this.source().hint);
  readonly view: View = $derived(this.scene.view);
  readonly me: number = $derived(this.scene.seat);
  readonly mine: SideView | undefined = $derived(this.view.sides[this.me]);
  readonly offer: Offer = $derived(offer(this.scene.options, this.view, this.me, (id) => this.cards.has(id)));
  readonly laying: Laying = new Laying(this, (answer) => this.choose(answer));
  /** The side that lies at the bottom. */
  readonly near: number = $derived(this.focus >= 0 ? this.focus : Math.max(0, this.me));
  readonly story: boolean = $derived(isStory(this.view));

  constructor(
    private readonly source: () => { scene: Begun<View>; hint: Hint | null },
    private readonly choose: (answer: string) => void,
    /** What comes next waits for so many milliseconds. */
    readonly hold: (long: number) => void,
  ) {}

  /** Something has happened since a view that was seen before; what is shown again is told as if it were new. */
  hear(lines: Line[], before: View | null): void {
    this.beats.add(lines);
    // Where nothing waits to be watched, how it ended stays until its reader goes on.
    const turned = moment() > 0 && lines.some((it) => it.kind === "took_turn");
    const clash = clashIn(lines, this.view, before);
    if (clash) this.before = before;
    this.clash = clash ?? (turned ? null : this.clash);
    const fates = lines.filter((it) => FATES.includes(it.kind));
    if (fates.length > 0) this.fates = fates;
  }

  /** A side as it is shown: as it was, while the cards of a conflict are being turned up. */
  shown(side: number): SideView {
    return (this.turning && this.before?.sides[side]) || this.view.sides[side]!;
  }

  /** The card that lies in a place. */
  cardOf(key: string): Card | undefined {
    const [kind, ...rest] = plainKey(key).split(":");
    const id = rest.at(-1) ?? kind!;
    if (kind === "mission") return this.cards.get(missionAt(this.view, Number(id)));
    const stand = kind === "hero" ? this.view.sides[Number(rest[0])]?.stands.find((it) => it.hero === id) : undefined;
    return this.cards.get(stand ? faceOf(stand) : id);
  }

  name(id: string): string {
    return this.cards.get(id)?.name ?? id;
  }

  /** What a side is called: the Rival has no seat. */
  player(side: number): string {
    if (this.story && side === worldOf(this.view)) return words(maps).world;
    if (!isSeated(this.view, side)) return words(thargos).rival;
    return this.scene.seats[side]?.name || String(side + 1);
  }

  choices(key: string): Choice[] {
    return this.offer.at.get(plainKey(key)) ?? NONE;
  }

  acts(key: string): ThargosAct[] {
    return (
      this.laying.acts(key) ??
      actsOf(
        this.choices(key),
        (id) => this.name(id),
        (choice) => this.note(choice),
      )
    );
  }

  /** What is good to know of a choice: what both would have face up in an attempt, or who meets on a track. */
  private note(choice: Choice): string {
    const { view, me } = this;
    if (this.story || !view.sides[me]) return "";
    const tried = choice.verb === "attempt";
    const track = tried
      ? Number(choice.rest[0]) - 1
      : ON_TRACK.includes(choice.verb)
        ? goalTrack(choice, view, me)
        : -1;
    if (track < 0 || placeOn(view, me, track) < 0) return "";
    const w = words(thargos);
    const other = across(view, me, track);
    const stands = [me, other].map((side) => view.sides[side]!.stands[placeOn(view, side, track)]!);
    const met = stands.filter((it) => it.hero !== "");
    if (!tried) {
      const names = stands.map((it) => (it.hero ? brief(this.name(faceOf(it))) : ""));
      return met.length ? names.join(" ⚔ ").trim() : "";
    }
    const mission = this.cards.get(missionAt(view, track));
    // Dice have not said yet what such a Hero has.
    if (!mission || met.some((it) => this.cards.get(faceOf(it))?.attributes === null && it.rolled === 0)) return "";
    const { mine, theirs } = prospect(view, me, track, mission);
    const all = askedOf(mission).map((on) => {
      const i = ATTRIBUTES.indexOf(on);
      return fill(w.prospect, { attribute: w[on], n: mine[i]!, needed: theirs[i]! });
    });
    return all.map((it) => it.replaceAll(" ", "\u00a0")).join(" · ");
  }

  /** Whether the open hint speaks of what lies in a place. */
  hinted(key: string): boolean {
    const best = this.hint?.best.answer;
    return best !== undefined && this.scene.prompt !== "" && this.choices(key).some((it) => it.answer === best);
  }

  /** Why nothing can be done with what lies in a place. */
  why(key: string): Why | null {
    const card = this.cardOf(key);
    if (!card || this.me < 0) return null;
    const verbs = new Set(this.offer.all.map((it) => it.verb));
    return whyNot({ view: this.view, me: this.me, prompt: this.scene.prompt, verbs, key: plainKey(key), card });
  }

  /** Something was pressed: it is lifted. Who wants one press does what there is to do, if that is one thing. */
  press(key: string, from: Element): void {
    const acts = this.acts(key);
    if (settings.onepress && acts.length === 1) this.take(acts[0]!);
    else look.hold(key, from);
  }

  take(act: ThargosAct): void {
    look.close();
    this.clash = null;
    if (!this.laying.take(act)) this.choose(act.answer);
  }

  /**
   * Who holds no Lasting is asked all the same, so that nobody learns of it; where all others are bots nobody would, and
   * the page answers, once in a turn: whoever takes that back is asked.
   */
  sayNothing(): void {
    const { options, question, seats, prompt } = this.scene;
    const bots = seats.every((seat, i) => i === this.me || seat.level !== null);
    const due = prompt !== "" && bots && options.length === 1 && options[0]!.answer === NOTHING;
    this.lone = due && (this.said.turn !== this.view.turns || this.said.question === question);
    if (!this.lone || this.said.question === question) return;
    this.said = { turn: this.view.turns, question };
    this.choose(NOTHING);
  }

  /** Enough of how a conflict ended. */
  goOn(): void {
    this.clash = null;
    this.hold(0);
  }

  answer(answer: string): void {
    look.close();
    this.clash = null;
    this.choose(answer);
  }

  /** A card was laid down in a place: what that means is done, if it is one thing. */
  drop(key: string, place: string): void {
    const acts = this.acts(key);
    const found = acts.filter((it) => goal(it.choice, this.view, this.me) === place);
    const only = found.length === 1 ? found : acts.length === 1 && place.startsWith("track") ? acts : [];
    if (only[0]) this.take(only[0]);
  }
}

export const provide = (table: ThargosTable): ThargosTable => setContext(KEY, table);
export const atTable = (): ThargosTable => getContext<ThargosTable>(KEY);
