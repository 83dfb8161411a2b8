/** A deck on the bench: what it holds, what the server says of it, and how it is kept. */
import type { CardText } from "../../lib/api";
import { keep, reading, save, type Deck, type Held, type Options, type Reading } from "../../lib/decks";
import { settings } from "../../lib/settings.svelte";
import type { Copies, Workshop } from "../../parts/games";

/** So long after the last change the server is asked. */
const SOON = 250;

export class Bench {
  held: Held = $state({});
  options: Options = $state({});
  name = $state("");
  public = $state(false);
  /** As it is kept; nothing until it is saved. */
  kept: Deck | null = $state.raw(null);
  /** What the server said of it last, and whether that is about the deck as it is now. */
  read: Reading | null = $state.raw(null);
  fresh = $state(false);
  error: unknown = $state.raw(null);
  /** Whether cards came or went since it was kept. */
  touched = false;

  constructor(
    readonly game: string,
    readonly cards: () => CardText[],
    readonly workshop: Workshop,
  ) {}

  /** The deck as a text that the server reads. */
  get text(): string {
    return this.workshop.text(this.held, this.cards());
  }

  /** What it holds, in the order of the cards. */
  get deck(): Copies[] {
    return this.cards().flatMap((card) => {
      const n = this.held[card.id] ?? 0;
      return n > 0 ? [{ card, n }] : [];
    });
  }

  /** Whether there is something that is not saved. */
  get dirty(): boolean {
    const was = this.kept;
    if (!was) return true;
    const same = was.name === this.name.trim() && was.public === this.public && was.version === was.latest;
    return !same || this.read?.code !== was.text || !alike(was.options, this.options);
  }

  /** Whether work would be lost: what somebody only looks at is no work. */
  get losing(): boolean {
    return this.dirty && (this.touched || (this.kept !== null && this.kept.name !== this.name.trim()));
  }

  change(id: string, by: number): void {
    this.touched = true;
    this.held[id] = Math.max(0, (this.held[id] ?? 0) + by);
  }

  /** The options for a text from elsewhere: with those expansions without which more would be wrong with it. */
  async suited(text: string, expansions: readonly string[]): Promise<Options> {
    let options: Options = {};
    let wrong = (await reading(this.game, text, options)).wrong.length;
    for (const name of wrong ? expansions : []) {
      const wider = { ...options, [name]: "with" };
      const left = (await reading(this.game, text, wider)).wrong.length;
      if (left < wrong) [options, wrong] = [wider, left];
    }
    return options;
  }

  /** Lay a text on the bench in place of what lies there; what cannot be read of it is said, and not laid. */
  async lay(text: string, options: Options): Promise<void> {
    const read = await reading(this.game, text, options);
    this.options = { ...options };
    this.held = { ...read.held };
    if (read.code === null) throw new Unread(read.wrong);
    this.read = read;
  }

  /** Follow the deck with what the server says of it; call it while a component is being made. */
  watch(): void {
    $effect(() => {
      const [text, options] = [this.text, { ...this.options }];
      void settings.lang;
      this.fresh = false;
      let wanted = true;
      const timer = setTimeout(() => {
        reading(this.game, text, options).then(
          (read) => {
            if (wanted) [this.read, this.fresh, this.error] = [read, true, null];
          },
          (error: unknown) => (this.error = error),
        );
      }, SOON);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }

  /** Keep it: what is mine as its next version, anything else as a deck of my own. */
  async save(me: string): Promise<Deck> {
    const { game, text, public: open } = this;
    const now = { game, name: this.name.trim(), text, public: open, options: { ...this.options } };
    const mine = this.kept?.owner === me ? this.kept : null;
    this.kept = mine ? await save(mine.id, mine.latest, now) : await keep(now);
    this.touched = false;
    return this.kept;
  }
}

/** A text that cannot be read to its end: everything that is wrong with it. */
export class Unread extends Error {
  constructor(readonly wrong: string[]) {
    super(wrong.join("\n"));
  }
}

/** Whether two sets of options say the same; what one leaves out is as usual. */
export function alike(one: Options, other: Options): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);
}
