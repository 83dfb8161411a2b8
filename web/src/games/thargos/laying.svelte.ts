/** Laying cards face down: they are put on attributes and taken back freely, and laid all together. */
import { words } from "../../lib/words.svelte";
import type { ThargosAct } from "./acts";
import { handKey, plainKey } from "./options";
import { answersOf, faultOf, fightOf, type Fault, type Fight, type Planned } from "./plan";
import { missionAt, type Attribute } from "./view";
import type { ThargosTable } from "./table.svelte";
import { thargos } from "./words";

const LAY = "rule/lay";

export class Laying {
  /** What is meant to be laid, and for which question. */
  private planned: { question: number; cards: Planned[] } = $state.raw({ question: -1, cards: [] });
  /** Answers that are still to be given. */
  private queue: string[] = $state.raw([]);

  constructor(
    private readonly at: ThargosTable,
    private readonly choose: (answer: string) => void,
  ) {}

  /** Whether one is asked for cards to lay. */
  get asked(): boolean {
    return this.at.scene.prompt !== "" && this.at.view.asked?.[0] === LAY;
  }

  /** Whether cards are to be laid now, and none has been: whoever has begun goes on card by card. */
  get open(): boolean {
    return this.asked && this.at.mine?.laid.on.length === 0;
  }

  get plan(): Planned[] {
    return this.open && this.planned.question === this.at.scene.question ? this.planned.cards : [];
  }

  get fight(): Fight | null {
    const { view, me, cards } = this.at;
    const mission = view.conflict ? cards.get(missionAt(view, view.conflict.track)) : undefined;
    return mission ? fightOf(view, me, mission) : null;
  }

  get fault(): Fault | null {
    const fight = this.fight;
    return fight && faultOf(this.plan, fight);
  }

  /** How many of a card are meant to be laid. */
  count(id: string): number {
    return this.plan.filter((it) => it.id === id).length;
  }

  /** What can be done with a card in hand while cards are laid; nothing special with anything else. */
  acts(key: string): ThargosAct[] | null {
    const fight = this.open && key.startsWith("hand:") ? this.fight : null;
    if (!fight) return null;
    const id = plainKey(key).slice("hand:".length);
    const able = this.at.choices(handKey(id)).length > 0;
    if (!able || this.plan.length >= fight.room) return [];
    const said = words(thargos) as Record<string, string>;
    return fight.open.map((on) => {
      const answer = `lay ${id} ${on}`;
      const label = said[on]!;
      const choice = { answer, words: label, verb: "lay", rest: [id, on], keys: [key] };
      const whole = this.at.offer.all.find((it) => it.answer === answer)?.words;
      return { answer, verb: "lay", label, words: whole ?? `${this.at.name(id)}: ${label}`, rare: false, choice };
    });
  }

  /** Takes what belongs to a plan into it; says whether it did. */
  take(act: ThargosAct): boolean {
    const [id, on] = act.choice.rest;
    if (!this.open || act.verb !== "lay" || !id || !on) return false;
    this.set([...this.plan, { id, on: on as Attribute }]);
    return true;
  }

  /** Takes a card out of the plan. */
  drop(place: number): void {
    this.set(this.plan.filter((_, i) => i !== place));
  }

  private set(cards: Planned[]): void {
    this.planned = { question: this.at.scene.question, cards };
  }

  /** Lays what is planned. */
  commit(): void {
    const order = [...this.at.cards.keys()];
    this.queue = answersOf(this.plan, (id) => order.indexOf(id), this.at.mine?.laid.first_counts ?? false);
    this.give();
  }

  /** Goes on with what is still to be answered. Who has laid nothing yet is asked anew: the stop of another laying, in
   * which nobody was asked to stop because no card was left, does not belong here. */
  goOn(): void {
    if (!this.at.mine?.laid.on.length) this.queue = [];
    this.give();
  }

  /** Gives the next answer; a question that does not have it ends them. */
  private give(): void {
    const [next, ...rest] = this.queue;
    if (next === undefined) return;
    this.queue = rest;
    if (this.at.scene.options.some((it) => it.answer === next)) this.choose(next);
    else this.queue = [];
  }

  /** Whether answers are still to be given. */
  get busy(): boolean {
    return this.queue.length > 0;
  }
}
