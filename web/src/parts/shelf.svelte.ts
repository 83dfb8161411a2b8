/** The games on the shelf for a component: they follow the language without leaving the page empty in between. */
import { games } from "../lib/library.svelte";
import type { GameLine } from "../lib/api";

export class Shelf {
  list: GameLine[] = $state.raw([]);
  error: unknown = $state.raw(null);

  /** Call it while a component is being made. */
  constructor() {
    $effect(() => {
      games().then(
        (list) => ((this.list = list), (this.error = null)),
        (error: unknown) => (this.error = error),
      );
    });
  }

  game(name: string): GameLine | undefined {
    return this.list.find((it) => it.name === name);
  }
}
