/** A deck during play: each card of its list, and how many of it have not been seen yet. */
import type { View } from "./view";

export interface Row {
  id: string;
  whole: number;
  left: number;
}

/** The cards of a side that lie where the viewer sees them, wherever that is. */
function seen(view: View, side: number): string[] {
  const { hand, discard, stands, posts, laid, played } = view.sides[side]!;
  const owned = [...view.missions, ...view.sides.flatMap((it) => [...it.scored, ...it.aside])];
  return [
    ...hand.known,
    ...discard,
    ...stands.flatMap((it) => it.lastings),
    ...posts.map(([id]) => id),
    ...laid.row,
    ...(played ? [played] : []),
    ...owned.flatMap((it) => (it?.[0] === side && it[1] ? [it[1]] : [])),
  ];
}

/** The list of a side in its order, a row for each card. */
export function decklist(view: View, side: number, list: readonly string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const id of list) {
    const row = rows.get(id) ?? { id, whole: 0, left: 0 };
    rows.set(id, { id, whole: row.whole + 1, left: row.left + 1 });
  }
  for (const id of seen(view, side)) {
    const row = rows.get(id);
    if (row && row.left > 0) rows.set(id, { ...row, left: row.left - 1 });
  }
  return [...rows.values()];
}
