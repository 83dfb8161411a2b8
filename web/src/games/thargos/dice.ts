/** The dice that lie open: of the Rival each says what it was rolled for. */

export type Purpose = "attitude" | "place" | "lasting" | "attempt" | "opposition";

const PURPOSES: readonly Purpose[] = ["attitude", "place", "lasting", "attempt", "opposition"];
/** A roll is written as what it shows, what for, and when; purposes of the Rival come behind the cards. */
const SHOWN = 9;
const BITS = 9;
const FIRST = 480;

/** The dice of the Rival's last turn. */
export function thrown(rolls: readonly number[]): { purpose: Purpose; n: number }[] {
  return rolls.flatMap((roll) => {
    const purpose = PURPOSES[((roll >> SHOWN) & ((1 << BITS) - 1)) - FIRST];
    return purpose ? [{ purpose, n: roll & ((1 << SHOWN) - 1) }] : [];
  });
}
