/** How the signs of an effect are drawn: small pictures on vellum, told apart by their shapes. */
import { words } from "../../../lib/words.svelte";
import { imageOf } from "../../../parts/paint/image";
import type { Drawn, Signbook } from "../../../parts/signs";
import { INK, TONES, VELLUM } from "./inks";
import { signWords } from "./signwords";
import { SYMBOLS, type SymbolName } from "./symbols";
import { isTone, lettersOf } from "./words";

const RED = "#9c2118";
const GREEN = "#2b6a31";
const GOLD = "#8a5f10";
const PALE = "#fbf7ee";

const path = (d: string, colour = INK, more = ""): string =>
  `<path d="${d}" fill="${colour}" fill-rule="evenodd" ${more}/>`;
const symbol = (name: SymbolName, colour = INK): string => path(SYMBOLS[name], colour);
const small = (inner: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
const disc = (colour: string, rim: string): string =>
  `<circle cx="12" cy="12" r="11" fill="${colour}" stroke="${rim}" stroke-width="1.6"/>`;
const letters = (text: string): string =>
  `<text x="12" y="15.2" font-family="sans-serif" font-weight="700" font-size="9" fill="#fff" text-anchor="middle">${text}</text>`;
const card = (colour = PALE): string =>
  `<rect x="4.5" y="1.5" width="15" height="21" rx="2.5" stroke="${INK}" stroke-width="1.8" fill="${colour}"/>`;
/** A mark in the lower corner, with an edge of vellum around it. */
const corner = (d: string, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${VELLUM}" stroke-width="4"/>${path(d, colour)}`;
const cross = "M14 12.5l3-2.5 3 3 3-3 1 3-2.5 3 2.5 3-2.5 2.5-3-2.5-3 2.5-2.5-2.5 2.5-3-2.5-3z";
const plus = "M16 10h4v4h4v4h-4v4h-4v-4h-4v-4h4z";
const up = "M17.5 8l6.5 7h-4v8h-5v-8h-4z";
const down = "M15 8h5v8h4l-6.5 7-6.5-7h4z";
/** A card of a kind, with its mark. */
const kind = (name: SymbolName): string => card() + small(symbol(name), 6.2, 6.2, 0.485);
/** The back of a card. */
const back = card("#4a4038") + path("M12 6l4 6-4 6-4-6z", VELLUM);
const person = (colour: string): string => symbol("person", colour);
/** A Hero's portrait: its frame says whose it is. */
const hero = (frame: string, inside: string): string =>
  `<rect x="3" y="1.5" width="18" height="21" rx="2.5" stroke="${frame}" stroke-width="2.4" fill="${PALE}"/>${small(symbol("hero", inside), 5.5, 5, 0.54)}`;
const attribute = (name: "might" | "mind" | "mysticism"): string => path(SYMBOLS[name], TONES[name]);
const trio = (of: (name: "might" | "mind" | "mysticism") => string): string =>
  small(of("might"), 0, 0, 0.56) + small(of("mind"), 11, 0, 0.56) + small(of("mysticism"), 5.5, 10.5, 0.56);
const hollow = (name: "might" | "mind" | "mysticism"): string =>
  `<path d="${SYMBOLS[name]}" fill="${PALE}" stroke="${TONES[name]}" stroke-width="3.5"/>`;

/** Pictures, by name. */
const PICTURES: Record<string, string> = {
  might: attribute("might"),
  mind: attribute("mind"),
  mysticism: attribute("mysticism"),
  every: trio(attribute),
  any: trio(hollow),

  card: card(),
  self: card(INK) + `<circle cx="12" cy="12" r="4" fill="${PALE}"/>`,
  lasting: kind("lasting"),
  action: kind("action"),
  mission: kind("mission"),
  guardian: card() + small(symbol("shield"), 6, 6, 0.5),
  draw: card() + corner(plus, GREEN),
  discard: card() + corner(cross, RED),
  aside: card() + path("M2 3l2-2 18 20-2 2z", RED) + path("M22 3l-2-2L2 21l2 2z", RED),
  burn: card() + small(symbol("flame", RED), 4, 5, 0.66),
  scry: small(symbol("deck"), 0, 6, 0.75) + small(symbol("eye", GOLD), 8, -1, 0.66),
  look: symbol("eye"),
  hand: symbol("hand"),
  deck: symbol("deck"),
  pile: symbol("pile"),
  cycle: small(card(), -2, 0, 0.8) + small(symbol("cycle", GREEN), 8, 8, 0.68),
  random: card() + small(symbol("die"), 7.5, 8, 0.66),
  limit: small(symbol("hand"), 0, 0, 0.8) + corner("M12 15h12v3H12zM12 19.5h12v3H12z", GOLD),

  this: hero(INK, INK),
  facing: hero(RED, RED) + path("M-.5 12l6-5v3.5h5v3h-5V17z", RED, `stroke="${VELLUM}" stroke-width="1.2"`),
  yours: hero(GREEN, INK),
  other: small(hero("#6a6158", "#6a6158"), -2, 0, 0.72) + small(hero(GREEN, INK), 6.5, 5, 0.76),
  enemy: hero(RED, INK),
  all:
    small(hero(GREEN, INK), -1.5, 0, 0.58) +
    small(hero(GREEN, INK), 11, 0, 0.58) +
    small(hero(GREEN, INK), 5, 9.5, 0.6),
  darkun:
    path("M12 1l9 5-1.5 12L12 23.5 4.5 18 3 6z", "#3b2a4f") +
    path("M6.5 10l4 1.5-1 2.5-3-1zM17.5 10l-4 1.5 1 2.5 3-1z", PALE),
  hurt: symbol("wound", RED),
  injure:
    small(symbol("hero"), 0, 0, 0.86) + path("M3 21L19 1l3 2L7 23z", RED, `stroke="${VELLUM}" stroke-width="1.2"`),
  heal: small(symbol("hero"), 0, 0, 0.86) + corner(plus, GREEN),
  reroll: small(symbol("die"), 0, 0, 0.75) + small(symbol("cycle", GREEN), 9, 9, 0.62),
  die: symbol("die"),
  dice:
    small(symbol("die", TONES.might), 0, 0, 0.52) +
    small(symbol("die", TONES.mind), 11.5, 0, 0.52) +
    small(symbol("die", TONES.mysticism), 5.5, 11.5, 0.52),
  strip: kind("lasting") + corner(cross, RED),
  attach: kind("lasting") + corner(up, GREEN),
  capture: hero(RED, INK) + path("M6 3h2v18H6zM11 3h2v18h-2zM16 3h2v18h-2z", INK),

  lay: back + corner(down, GREEN),
  laid: back,
  spy: back + small(symbol("eye", GOLD), 5, 10, 0.8),
  answer: small(back, -2, 0, 0.74) + small(back, 8, 6, 0.74),
  reveal: small(back, -2, 0, 0.74) + small(card(), 8, 6, 0.74),
  lowest: card() + corner(down, RED),
  pam: path("M3 1h18v16l-9 6.5L3 17z", INK),
  asks: symbol("mission", GOLD),
  attempt: symbol("sword"),
  attack: disc(RED, INK) + small(symbol("sword", PALE), 5, 5, 0.58),
  defend: disc("#3d5166", INK) + small(symbol("shield", PALE), 5.5, 5, 0.54),
  conflict:
    disc("#4a4038", INK) + small(symbol("shield", PALE), 2.5, 6, 0.44) + small(symbol("sword", PALE), 10.5, 5, 0.46),
  won: disc(GOLD, INK) + small(symbol("star", PALE), 4, 3.5, 0.66),
  held: symbol("shield", "#3d5166") + small(symbol("complete", PALE), 4.5, 5, 0.62),
  beaten: symbol("shield", "#3d5166") + path("M13 0l-4 9 5 3-5 12 3-9-5-4z", VELLUM),

  vp: symbol("star", GOLD),
  seal: symbol("seal", RED),
  track: path("M1 15h22v4H1z") + small(hero(INK, INK), 0, -1, 0.62) + small(hero(RED, RED), 10, -1, 0.62),
  urban: symbol("tower"),
  wild: symbol("tree"),
  uses: disc(PALE, INK),
  turn: symbol("sun", GOLD),
  round: symbol("cycle", GOLD),
  use: symbol("instead"),
  foe: person(RED),
  foes: small(person(RED), -2, 0, 0.72) + small(person(RED), 9, 3, 0.72),
  everybody: small(person(RED), -2, 0, 0.72) + small(person(INK), 9, 3, 0.72),
  leader: small(person(RED), 2, 7, 0.72) + small(symbol("crown", GOLD), 5, -2, 0.58),
  may:
    disc(PALE, GOLD) +
    `<text x="12" y="17" font-family="Georgia,serif" font-weight="700" font-size="15" fill="${GOLD}" text-anchor="middle">?</text>`,
  no: `<circle cx="12" cy="12" r="9.5" fill="none" stroke="${RED}" stroke-width="3"/><path d="M5 5l14 14" stroke="${RED}" stroke-width="3"/>`,
};

/** Marks that are written. */
const GLYPHS: Record<string, { glyph: string; ink?: string }> = {
  so: { glyph: "▸", ink: GOLD },
  then: { glyph: "&", ink: GOLD },
  or: { glyph: "|", ink: GOLD },
  else: { glyph: ":", ink: GOLD },
  if: { glyph: "?", ink: GOLD },
  per: { glyph: "/" },
  into: { glyph: "→" },
  swap: { glyph: "⇄" },
  equal: { glyph: "=" },
  less: { glyph: "<" },
  choose: { glyph: "✓", ink: GREEN },
};
/** Pictures in which their number stands, in what colour. */
const HOLDERS: Record<string, string> = {
  might: "#fff",
  mind: "#fff",
  mysticism: "#fff",
  vp: "#fff",
  pam: "#fff",
  uses: INK,
};

/** What stands in a picture whose number is missing. */
const bare = (name: string): string => (isTone(name) ? letters(lettersOf(name)) : "");

function draw(name: string, behind: string): Drawn {
  const glyph = GLYPHS[name];
  if (glyph) return glyph;
  const inner = (PICTURES[name] ?? "") + (behind ? "" : bare(name));
  return { image: imageOf(inner), holds: name in HOLDERS && !/[≤≥]/.test(behind), ink: HOLDERS[name] };
}

/** Every sign that can be drawn, for the legend. */
export const ALL_SIGNS = [...Object.keys(PICTURES), ...Object.keys(GLYPHS)];

export const SIGNBOOK: Signbook = {
  draw,
  title(name, behind) {
    const w: Record<string, string> = words(signWords);
    const title = w[name] ?? name;
    return behind ? `${title} ${behind}` : title;
  },
};
