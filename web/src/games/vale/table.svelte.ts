/** What the parts of Vale's table share: the scene, the cards in words, what can be chosen, and what just happened. */
import { getContext, setContext } from "svelte";
import type { Begun, Hint } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import type { Why } from "../../parts/acts";
import { look } from "../../parts/look.svelte";
import { actsOf, type ValeAct } from "./acts";
import { Beats } from "../../parts/beats.svelte";
import type { Sound } from "../../parts/sound";
import { offer, type Choice, type Offer } from "./options";
import { formOf, sizes, type Sizes, type Window } from "./sizes";
import { apart, FAMILIES, inSight, type Card, type SeatView, type View } from "./view";
import { whyNot } from "./why";

const KEY = Symbol("vale");
const NONE: Choice[] = [];
/** What is heard of what happens. */
const SOUNDS: Record<string, Sound> = {
  revealed: "card",
  hunted: "card",
  tamed: "card",
  summoned: "card",
  drew: "card",
  recovered: "card",
  discarded: "card",
  took_tile: "card",
  sold: "stone",
  gained: "stone",
  raised: "stone",
  scored: "point",
  lost: "loss",
  cursed: "loss",
  activated: "trigger",
  round_began: "round",
};
/** What it means to lay a card down somewhere. */
const DROPS: Record<string, readonly string[]> = {
  area: ["summon", "hunt", "artifact", "summoner"],
  hand: ["tame", "hunt", "take", "recover", "retrieve", "artifact"],
  board: ["sell"],
  pile: ["discard", "remove"],
};
/** What is done with a card that was hunted. */
const HUNTED: readonly string[] = ["tame", "sell"];

export class ValeTable {
  cards: Map<string, Card> = $state.raw(new Map());
  /** What was last done with a card by lifting it with a finger: what follows of the same kind lifts itself. */
  private followed: readonly string[] = [];
  readonly beats = new Beats(SOUNDS);
  /** The room that the table has. */
  window: Window = $state.raw({ across: 0, tall: 0, unit: 1 });
  /** The cards of the round by where they lay at first: a place stays when its card has gone. */
  private lay = { round: -1, cards: [] as string[] };

  readonly scene: Begun<View> = $derived.by(() => this.source().scene);
  readonly hint: Hint | null = $derived.by(() => this.source().hint);
  readonly view: View = $derived(this.scene.view);
  readonly offer: Offer = $derived(offer(this.scene.options, (id) => this.cards.has(id)));
  readonly me: number = $derived(this.scene.seat);
  readonly mine: SeatView | undefined = $derived(this.view.seats[this.me]);
  /** Whether artifacts on offer lie in a heap: a phone has no room for what is chosen from once a round. */
  readonly folded: boolean = $derived.by(() => formOf(this.window) !== "desktop");
  /** Cards that can be chosen and lie nowhere on the table: in the discard pile, or not yet anywhere. */
  readonly elsewhere: string[] = $derived.by(() => {
    const seen = inSight(this.view, this.folded);
    return [...this.offer.cards.keys()].filter((id) => !seen.has(id));
  });

  readonly places: string[] = $derived.by(() => {
    const { round, board } = this.view;
    if (round !== this.lay.round) this.lay = { round, cards: [] };
    const fresh = board.map((it) => it.card).filter((id) => !this.lay.cards.includes(id));
    this.lay.cards = [...this.lay.cards, ...fresh];
    return this.lay.cards;
  });
  readonly sizes: Sizes = $derived.by(() => {
    const { view, mine } = this;
    const of = (family: string): number => this.places.filter((id) => this.cards.get(id)?.family === family).length;
    const taken = view.seats.reduce((sum, it) => sum + this.tiles(it), 0);
    const room = view.display && mine && this.tiles(mine) === 0 ? 1 : 0;
    return sizes(this.window, {
      players: view.players,
      places: FAMILIES.map(of),
      tiles: view.display ? Math.ceil((view.display.length + taken) / 2) : 0,
      spaces: Math.max(5, mine?.spaces ?? 0),
      apart: (mine ? apart(mine) : 0) + room,
      facing: Math.max(6, ...view.seats.filter((it) => it !== mine).map((it) => it.spaces + apart(it, it.hand.size))),
      held: mine?.hand.size ?? 0,
      offered: this.elsewhere.length,
      wordy: this.offer.plain.length > 2 || this.offer.stones.length > 0,
    });
  });

  constructor(
    private readonly source: () => { scene: Begun<View>; hint: Hint | null },
    private readonly choose: (answer: string) => void,
  ) {}

  choices(id: string): Choice[] {
    return this.offer.cards.get(id) ?? NONE;
  }

  /** Whether the open hint speaks of a card. */
  hinted(id: string): boolean {
    return this.scene.prompt !== "" && (this.hint?.best.answer.split(" ").includes(id) ?? false);
  }

  /** How many artifacts lie before somebody, beside a summoner. */
  tiles(seat: SeatView): number {
    return (seat.gear ?? []).filter((id) => this.cards.get(id)?.sort === "tile").length;
  }

  name(id: string): string {
    return this.cards.get(id)?.name ?? id;
  }

  player(seat: number): string {
    return this.scene.seats[seat]?.name || String(seat + 1);
  }

  acts(id: string): ValeAct[] {
    return this.mine ? actsOf(this.choices(id), this.mine) : [];
  }

  /** Why nothing can be done with a card. */
  why(id: string): Why | null {
    const card = this.cards.get(id);
    const verbs = new Set([...this.offer.plain, ...[...this.offer.cards.values()].flat()].map((it) => it.verb));
    const { view, me, scene } = this;
    const player = (seat: number): string => this.player(seat);
    return card ? whyNot({ view, me, turn: scene.turn, prompt: scene.prompt, verbs, card, player }) : null;
  }

  /** A card was pressed: it is lifted. Who wants one press does what there is to do, if that is one thing. */
  press(id: string, from: Element): void {
    const acts = this.acts(id).filter((it) => !it.rare);
    if (settings.onepress && acts.length === 1) this.take(acts[0]!.answer);
    else look.hold(id, from);
  }

  take(answer: string, lifted: string | null = null): void {
    const verbs = lifted && look.held && look.touched ? this.acts(lifted).map((it) => it.verb) : [];
    this.followed = verbs.some((it) => HUNTED.includes(it)) ? HUNTED : [];
    look.close();
    this.choose(answer);
  }

  /** A card was laid down in a place: what that means is done, if it can be. */
  drop(id: string, place: string): void {
    const act = this.acts(id).find((it) => DROPS[place]?.includes(it.verb));
    if (act) this.take(act.answer);
  }

  /** The next question has come: another card to be sold or tamed is lifted for the finger that lifted the last. */
  goOn(): void {
    const next = this.view.board.find((it) => this.choices(it.card).some(({ verb }) => this.followed.includes(verb)));
    this.followed = [];
    const spot = next && document.querySelector(`[data-card="${next.card}"]`);
    if (spot) look.hold(next.card, spot);
  }
}

export const provide = (table: ValeTable): ValeTable => setContext(KEY, table);
export const atTable = (): ValeTable => getContext<ValeTable>(KEY);
