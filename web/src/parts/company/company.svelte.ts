/** Who looks at the table that is open: the page that has its socket says so, and whoever shows players reads it. */
import type { Scene } from "../../lib/api";

export type State = "here" | "thinks" | "away";

class Company {
  /** The seats of the people who are here. */
  here: readonly number[] = $state.raw([]);

  /** How a person in a seat is; nothing to say of bots, of empty seats, and once a game is over. */
  of(scene: Scene, seat: number): State | null {
    const line = scene.seats[seat];
    if (!line || line.account === null || scene.status === "finished") return null;
    if (!this.here.includes(seat)) return "away";
    return scene.status === "playing" && scene.turn === seat && line.level === null ? "thinks" : "here";
  }
}

export const company = new Company();
