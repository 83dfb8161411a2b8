/** The games that can be shown, for a component: they follow the language without leaving the page empty in between. */
import { games } from "../lib/library.svelte";
import type { GameLine } from "../lib/api";
import { shown } from "./games";

export class Shelf {
  list: GameLine[] = $state.raw([]);
  error: unknown = $state.raw(null);

  /** Call it while a component is being made. */
  constructor() {
    $effect(() => {
      games().then(
        (list) => ((this.list = shown(list)), (this.error = null)),
        (error: unknown) => (this.error = error),
      );
    });
  }

  game(name: string): GameLine | undefined {
    return this.list.find((it) => it.name === name);
  }
}
