/** The lines of a log as turns: what one player did at a stretch, or what happened by itself. */
import type { Line } from "../lib/api";

/** A line, the step of the game at which it was told, and how often it was told one after the other. */
export type Told = Line & { step: number; times: number };

export interface Turn {
  /** The number of its first line. */
  at: number;
  /** Whose it is; -1: nobody's. */
  seat: number;
  lines: Told[];
}

/** Lines from one on, in turns; what is told several times running and names no card is one line. */
export function turnsOf(lines: readonly (Line & { step: number })[], first: number): Turn[] {
  const found: Turn[] = [];
  lines.forEach((line, i) => {
    const turn = found.at(-1);
    const last = turn?.lines.at(-1);
    const told = { ...line, times: 1 };
    const alone = line.opens !== "";
    if (!turn || !last || alone || turn.seat !== line.seat || turn.lines[0]!.opens)
      found.push({ at: first + i, seat: alone ? -1 : line.seat, lines: [told] });
    else if (last.text === line.text && line.cards.length === 0) {
      last.times += 1;
      last.step = line.step;
    } else turn.lines.push(told);
  });
  return found;
}
