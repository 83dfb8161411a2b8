/** How the signs of an effect are drawn: small pictures on parchment, told apart by their shapes. */
import { words } from "../../../lib/words.svelte";
import { imageOf } from "../../../parts/paint/image";
import type { Drawn, Signbook } from "../../../parts/signs";
import { signWords } from "./signwords";
import { SYMBOLS, isSymbol, type SymbolName } from "./symbols";
import { things } from "./words";

const INK = "#3b2a17";
const PALE = "#fffaf0";
const GREEN = "#23652b";
const RED = "#b3261e";
/** Tones on parchment, the same by day and by night. */
const TONES: Record<string, string> = {
  fire: "#b8411d",
  water: "#1f6aa8",
  earth: "#5d7620",
  wind: "#7a4fb0",
  dragon: "#94690b",
};
const CARD = `<rect x="4.5" y="1.5" width="15" height="21" rx="2.5" stroke="${INK}" stroke-width="1.8"`;

const path = (d: string, fill = INK, more = ""): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd" ${more}/>`;
const symbol = (name: SymbolName, fill = INK): string => path(SYMBOLS[name], fill);
const small = (inner: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
const disc = (fill: string, rim: string): string =>
  `<circle cx="12" cy="12" r="11" fill="${fill}" stroke="${rim}" stroke-width="1.6"/>`;
const card = (fill = PALE): string => `${CARD} fill="${fill}"/>`;
/** A mark in the lower corner, with an edge of parchment around it. */
const corner = (d: string, fill: string): string =>
  `<path d="${d}" fill="none" stroke="${PALE}" stroke-width="4"/>${path(d, fill)}`;
const cross = "M14 12.5l3-2.5 3 3 3-3 1 3-2.5 3 2.5 3-2.5 2.5-3-2.5-3 2.5-2.5-2.5 2.5-3-2.5-3z";
const plus = "M16 10h4v4h4v4h-4v4h-4v-4h-4v-4h4z";
const up = "M17.5 8l6.5 7h-4v8h-5v-8h-4z";
const stone = (d: string, fill: string, value: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>` +
  `<text x="12" y="16.3" font-family="Georgia,serif" font-weight="700" font-size="12.5" fill="#fff" text-anchor="middle">${value}</text>`;
const STONES = {
  red: stone("M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z", "#c0311f", "1"),
  blue: stone("M10 2.2a2.4 2.4 0 0 1 4 0l9 15.4a2.4 2.4 0 0 1-2 3.7H3a2.4 2.4 0 0 1-2-3.7z", "#1f66b5", "3"),
  purple: stone("M12 .8l9.8 5.6v11.2L12 23.2l-9.8-5.6V6.4z", "#7a2fa8", "6"),
};
const HEAP = small(STONES.red, 0, 9, 0.6) + small(STONES.blue, 5, 0, 0.6) + small(STONES.purple, 10, 9, 0.6);
const PERSON = "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 23c0-6 4-9.5 10-9.5S22 17 22 23z";

/** Pictures, by name; a card may be of a family. */
const PICTURES: Record<string, string> = {
  ...STONES,
  stones: HEAP,
  limit:
    path("M8 1h8l-1.5 4C19 8 22 12 22 16c0 5-4 7-10 7S2 21 2 16c0-4 3-8 7.5-11z", "#8a5a2b") + small(HEAP, 6, 8, 0.5),
  point: disc("#ffe9a8", "#a8740f"),
  star:
    disc("#ffe9a8", "#a8740f") +
    path("M12 4l2.4 5 5.600 .7-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700 9.600 9z", "#a8740f"),
  cost: disc(INK, "#d9b15a"),
  paid: disc(INK, "#d9b15a") + small(symbol("check", PALE), 5, 5, 0.58),
  worth: path("M12 1l9 6-3.5 14.5h-11L3 7z", "#53606c", `stroke="${INK}"`),
  raise: small(HEAP, 0, 0, 0.7) + corner(up, GREEN),
  card: card(),
  this: card(INK) + `<circle cx="12" cy="12" r="4" fill="${PALE}"/>`,
  draw: card() + corner(plus, GREEN),
  discard: card() + corner(cross, RED),
  summon: card() + corner(up, "#a8740f"),
  recover: card() + path("M1 13l7-7v4.5c7 0 12 3 14 10-4-4-8-5-14-5V20z", GREEN, `stroke="${PALE}" stroke-width="1.5"`),
  tame: card() + small(symbol("hand", GREEN), 7, 8, 0.7),
  sell: card() + small(STONES.red, 10, 10, 0.58),
  copy: `<g transform="translate(-3 -1) scale(.9)">${card()}</g><g transform="translate(5 3) scale(.86)">${card()}</g>`,
  use: disc("#a8740f", INK) + path("M9 6l9 6-9 6z", PALE),
  show:
    path("M1 12C5 5.5 9 4 12 4s7 1.5 11 8c-4 6.5-8 8-11 8s-7-1.5-11-8z") +
    `<circle cx="12" cy="12" r="4.5" fill="${PALE}"/><circle cx="12" cy="12" r="2.2" fill="${INK}"/>`,
  area: path("M1 19.5h22V23H1z", "#8a5a2b") + small(card(), 0, 0, 0.78) + small(card(), 8.5, 0, 0.78),
  hand: symbol("hand"),
  deck: symbol("deck"),
  pile: symbol("pile"),
  shelter: path("M12 1L.5 11H4v12h16V11h3.5z", "#6a5a44") + small(card(), 7, 10, 0.5),
  board:
    path("M1 3h22v18H1z", "#8a5a2b") +
    [2.5, 9.5, 16.5].map((x) => `<rect x="${x}" y="6.5" width="5" height="11" fill="${PALE}"/>`).join(""),
  family: Object.values(TONES)
    .map((tone, i) => {
      const at = ((i * 72 - 90) * Math.PI) / 180;
      const [x, y] = [12 + 7.2 * Math.cos(at), 12 + 7.2 * Math.sin(at)].map((it) => it.toFixed(1));
      return `<circle cx="${x}" cy="${y}" r="4.4" fill="${tone}" stroke="${INK}" stroke-width=".8"/>`;
    })
    .join(""),
  opponent: path(PERSON, RED),
  player: small(path(PERSON, "#8a7a60"), 7, 0, 0.72) + small(path(PERSON), 0, 4, 0.82),
  round: symbol("round"),
  space: `<rect x="4.5" y="1.5" width="15" height="21" rx="2.5" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="4 2.5"/>`,
  seal: symbol("seal", "#14776b"),
  broken: symbol("seal", "#7c7f82") + path("M13 0l-4 9 5 3-5 12 3-9-5-4z", RED),
  repair: symbol("seal", "#14776b") + corner(plus, GREEN),
  curse: disc("#4a2364", "#1a0b24") + small(symbol("curse", "#f3e2ff"), 3.5, 3.5, 0.71),
  appeased:
    card("#e9dcf3") +
    small(symbol("curse", "#8a6aa5"), 5.5, 5, 0.54) +
    path("M12 0a7 2.5 0 1 0 .1 0zm0 1.5a5 1.2 0 1 1-.1 0z", "#a8740f"),
  no: `<circle cx="12" cy="12" r="9.5" fill="none" stroke="${RED}" stroke-width="3"/><path d="M5 5l14 14" stroke="${RED}" stroke-width="3"/>`,
  flip: symbol("flip"),
  instant: symbol("instant"),
  permanent: symbol("permanent"),
  active: symbol("active"),
};
PICTURES.curses = small(PICTURES.curse!, 0, 0, 0.72) + small(PICTURES.curse!, 7, 7, 0.72);
for (const name of Object.keys(TONES)) {
  if (isSymbol(name)) PICTURES[name] = small(card(TONES[name]), 0, 0, 1) + small(symbol(name, PALE), 6.2, 6.2, 0.485);
}

/** Marks that are written. */
const GLYPHS: Record<string, { glyph: string; ink?: string }> = {
  per: { glyph: "/" },
  or: { glyph: "|", ink: "#75491f" },
  andor: { glyph: "+|", ink: "#75491f" },
  then: { glyph: "▸", ink: "#75491f" },
  else: { glyph: ":", ink: "#75491f" },
  into: { glyph: "→" },
  from: { glyph: "←" },
  swap: { glyph: "⇄" },
  if: { glyph: "?", ink: "#75491f" },
  when: { glyph: "!", ink: "#75491f" },
  may: { glyph: "(?)", ink: "#75491f" },
  equal: { glyph: "=" },
  less: { glyph: "<" },
  times: { glyph: "×" },
  even: { glyph: "2n" },
  new: { glyph: "✦", ink: GREEN },
  minus: { glyph: "−", ink: RED },
  plus: { glyph: "+", ink: GREEN },
  choose: { glyph: "✓", ink: GREEN },
};
/** Pictures in which their number stands, in what colour. */
const HOLDERS: Record<string, string> = { point: "#4a3206", cost: "#fff6dd", worth: "#fff6dd" };

const image = (name: string): string => imageOf(PICTURES[name] ?? "");

function draw(name: string, behind: string): Drawn {
  const glyph = GLYPHS[name];
  if (glyph) return { ...glyph, glyph: glyph.glyph + (/\d/.test(behind) ? behind : "") };
  if (name === "card" && behind in TONES) return { image: image(behind) };
  if (name === "cost" && behind.length > 2) return { image: image(name) };
  if (name in HOLDERS)
    return { image: image(behind || name !== "point" ? name : "star"), holds: true, ink: HOLDERS[name] };
  return { image: image(name), repeats: name in STONES };
}

/** Every sign that can be drawn, for the legend. */
export const ALL_SIGNS = [
  ...Object.keys(PICTURES).filter((it) => !(it in TONES) && it !== "star"),
  ...Object.keys(GLYPHS),
];

export const SIGNBOOK: Signbook = {
  draw,
  title(name, behind) {
    const [w, t] = [words(signWords), words(things)];
    const title = (w as Record<string, string>)[name] ?? name;
    if (name === "card" && behind) return `${title} (${t[behind as "fire"]})`;
    return behind && !(behind === "1" && name in STONES) ? `${title} ${behind}` : title;
  },
};
