/** Which game a page is about: the address names it, or it is the first on the shelf. */
import type { GameLine } from "../lib/api";
import { router } from "../lib/router.svelte";
import { FOLDERS, type GameFolder } from "./games";
import { Shelf } from "./shelf.svelte";

export class Which {
  /** Made while a component is: the shelf follows the language. */
  readonly shelf = new Shelf();
  private readonly game: GameLine | undefined = $derived.by(
    () => this.shelf.game(router.at.query.get("game") ?? "") ?? this.shelf.list[0],
  );
  /** Its name; empty until the shelf is known. */
  readonly name: string = $derived(this.game?.name ?? "");
  readonly folder: GameFolder | undefined = $derived(FOLDERS.get(this.name));
  /** The end of an address that names it: the first game needs no name. */
  readonly query: string = $derived(this.game === this.shelf.list[0] ? "" : `?game=${this.name}`);
}
