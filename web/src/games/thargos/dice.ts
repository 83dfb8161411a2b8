/** The dice that lie open: of the Rival each says what it was rolled for. */

export type Purpose = "attitude" | "place" | "lasting" | "attempt" | "opposition";

const PURPOSES: readonly Purpose[] = ["attitude", "place", "lasting", "attempt", "opposition"];
/** A roll is written as what it shows, what for, and when; purposes of the Rival come behind the cards. */
const SHOWN = 9;
const BITS = 9;
const FIRST = 480;

/** So many are shown: while Heroes and Missions are placed dozens are rolled, most of them again for a free place. */
const LATEST = 6;

/** The dice of the Rival's last turn: the latest of them. */
export function thrown(rolls: readonly number[]): { purpose: Purpose; n: number }[] {
  const found = rolls.flatMap((roll) => {
    const purpose = PURPOSES[((roll >> SHOWN) & ((1 << BITS) - 1)) - FIRST];
    return purpose ? [{ purpose, n: roll & ((1 << SHOWN) - 1) }] : [];
  });
  return found.slice(-LATEST);
}
