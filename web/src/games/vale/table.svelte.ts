/** What the parts of Vale's table share: the scene, the cards in words, what can be chosen, and what is looked at. */
import { getContext, setContext } from "svelte";
import type { Hint, Line, Scene } from "../../lib/api";
import type { CardText } from "../../lib/library.svelte";
import { offer, type Choice, type Offer } from "./options";
import type { SeatView, View } from "./view";

const KEY = Symbol("vale");
const FLASH = 1400;

export class ValeTable {
  cards: Map<string, CardText> = $state.raw(new Map());
  /** The card whose choices are open, and the card that is shown large. */
  picked: string | null = $state(null);
  shown: string | null = $state(null);
  /** Cards to which something happened a moment ago. */
  flashing: Set<string> = $state.raw(new Set());
  private timer = 0;

  readonly scene: Scene = $derived.by(() => this.source().scene);
  readonly hint: Hint | null = $derived.by(() => this.source().hint);
  readonly view: View = $derived(this.scene.view as unknown as View);
  readonly offer: Offer = $derived(offer(this.scene.options, (id) => this.cards.has(id)));
  readonly me: number = $derived(this.scene.seat);
  readonly mine: SeatView | undefined = $derived(this.view.seats[this.me]);

  constructor(
    private readonly source: () => { scene: Scene; hint: Hint | null },
    private readonly choose: (answer: string) => void,
  ) {}

  choices(id: string): Choice[] {
    return this.offer.cards.get(id) ?? [];
  }

  /** Whether the open hint speaks of a card. */
  hinted(id: string): boolean {
    return this.hint?.best.answer.split(" ").includes(id) ?? false;
  }

  name(id: string): string {
    return this.cards.get(id)?.name ?? id;
  }

  player(seat: number): string {
    return this.scene.seats[seat]?.name || String(seat + 1);
  }

  /** A card was chosen: a single choice is taken at once, several are shown. */
  pick(id: string): void {
    const found = this.choices(id);
    const only = found.length === 1 ? found[0] : undefined;
    if (only) this.take(only.answer);
    else if (found.length > 1) this.picked = id;
    else this.shown = id;
  }

  take(answer: string): void {
    this.picked = null;
    this.shown = null;
    this.choose(answer);
  }

  /** Let the cards of some lines flash. */
  flash(lines: Line[]): void {
    const found = lines.flatMap((line) => (line.card ? [line.card] : []));
    if (found.length === 0) return;
    this.flashing = new Set(found);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.flashing = new Set()), FLASH);
  }
}

export const provide = (table: ValeTable): ValeTable => setContext(KEY, table);
export const atTable = (): ValeTable => getContext<ValeTable>(KEY);
