/** What somebody can bring to a game of some options: decks of their own, and what is ready made. */
import { decks, loans, type DeckLine, type Loan, type Options } from "../../lib/decks";
import { myself } from "../../lib/me.svelte";

const KEY = "brings:";

export class Stock {
  own: DeckLine[] = $state.raw([]);
  ready: Loan[] = $state.raw([]);
  known = $state(false);
  error: unknown = $state.raw(null);

  /** Made while a component is: it follows the language, the options and who is here. */
  constructor(game: () => string, options: () => Options) {
    $effect(() => {
      const [name, chosen, me] = [game(), { ...options() }, myself.me];
      let wanted = true;
      Promise.all([me ? decks("mine", name) : [], loans(name, chosen)]).then(
        ([own, ready]) => {
          if (wanted) [this.own, this.ready, this.known, this.error] = [own, ready, true, null];
        },
        (error: unknown) => (this.error = error),
      );
      return () => (wanted = false);
    });
  }

  /** What a text is called, if it is one of these. */
  name(text: string): string | undefined {
    return this.own.find((it) => it.text === text)?.name ?? this.ready.find((it) => it.text === text)?.title;
  }

  front(text: string): string[] {
    return [...this.own, ...this.ready].find((it) => it.text === text)?.front ?? [];
  }
}

/** What was brought to the last game, to be proposed again. */
export function lastBrought(game: string): string {
  try {
    return localStorage.getItem(KEY + game) ?? "";
  } catch {
    return "";
  }
}

export function rememberBrought(game: string, text: string): void {
  try {
    localStorage.setItem(KEY + game, text);
  } catch {
    // A browser that keeps nothing proposes the first again.
  }
}
