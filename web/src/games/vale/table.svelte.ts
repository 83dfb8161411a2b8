/** What the parts of Vale's table share: the scene, the cards in words, what can be chosen, and what just happened. */
import { getContext, setContext } from "svelte";
import type { Begun, Hint } from "../../lib/api";
import { look } from "../../parts/look.svelte";
import { Beats } from "./motion.svelte";
import { offer, type Choice, type Offer } from "./options";
import { inSight, type Card, type SeatView, type View } from "./view";

const KEY = Symbol("vale");
const NONE: Choice[] = [];

export class ValeTable {
  cards: Map<string, Card> = $state.raw(new Map());
  /** The card whose choices are open. */
  picked: string | null = $state(null);
  readonly beats = new Beats();

  readonly scene: Begun<View> = $derived.by(() => this.source().scene);
  readonly hint: Hint | null = $derived.by(() => this.source().hint);
  readonly view: View = $derived(this.scene.view);
  readonly offer: Offer = $derived(offer(this.scene.options, (id) => this.cards.has(id)));
  readonly me: number = $derived(this.scene.seat);
  readonly mine: SeatView | undefined = $derived(this.view.seats[this.me]);
  /** Cards that can be chosen and lie nowhere on the table: in the discard pile, or not yet anywhere. */
  readonly elsewhere: string[] = $derived.by(() => {
    const seen = inSight(this.view);
    return [...this.offer.cards.keys()].filter((id) => !seen.has(id));
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

  /** A card was chosen: a single choice is taken at once, several are shown, and without any the card is. */
  pick(id: string, from: Element): void {
    const found = this.choices(id);
    const only = found.length === 1 ? found[0] : undefined;
    if (only) this.take(only.answer);
    else if (found.length > 1) {
      look.close();
      this.picked = id;
    } else look.hold(id, from, true);
  }

  take(answer: string): void {
    this.picked = null;
    look.close();
    this.choose(answer);
  }
}

export const provide = (table: ValeTable): ValeTable => setContext(KEY, table);
export const atTable = (): ValeTable => getContext<ValeTable>(KEY);
