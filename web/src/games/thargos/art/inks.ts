/** Colours of what is printed on a card, the same by day and by night. */

export const INK = "#241d18";
export const VELLUM = "#ece4d4";
/** Attributes, in the colours of the boxed game; white letters are read on them. */
export const TONES = { might: "#a3231c", mind: "#1e6b3a", mysticism: "#2a4fae" } as const;
/** Kinds of cards, in its colours too: red, blue, green and gold, all of them tarnished. */
export const FRAMES = { hero: "#7a2019", lasting: "#2c4a70", action: "#30552f", mission: "#86631a" } as const;
