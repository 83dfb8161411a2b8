/** How things move. Every card is there once, so a card that leaves one place and appears in another travels there. */
import { settings } from "../lib/settings.svelte";

const LONGEST = 420;
const FLIGHT = 700;
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";
/** Rows that can be scrolled: whatever comes from outside would be cut off. */
const SCROLLING = ".tray";

/** Where a card lies, and beside which others. */
interface Place {
  box: DOMRect;
  row: Element | null;
}

/** By what a card is known again: where copies go about, that is not the place in which it lies. */
const nameOf = (card: HTMLElement): string => card.dataset.moves ?? card.dataset.card!;

/** Where every card lies; one that is shown twice, where it is first. */
export function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  if (!settings.motion || document.hidden) return found;
  for (const it of cardsIn(root).toReversed()) {
    found.set(nameOf(it), { box: it.getBoundingClientRect(), row: it.parentElement });
  }
  return found;
}

/** The cards on their way: where each is going, and how it arrives. */
const flights = new Map<HTMLElement, { to: string; clip: HTMLElement | null; arrive: () => void }>();

/** Whatever is on its way has arrived. */
export function settle(): void {
  for (const { arrive } of flights.values()) arrive();
}

/** Where a card lies, however far from it it is now. */
const place = (card: HTMLElement): string => `${card.offsetLeft} ${card.offsetTop} ${card.offsetWidth}`;

/** Let every card travel from where it lay to where it is now; one that lay nowhere appears. */
export function travel(root: HTMLElement, before: Map<string, Place>): void {
  const turned = turnedBack();
  if (before.size === 0) return;
  const now = cardsIn(root);
  const stirred = changed(now, before);
  const moving = now.filter((card) => turned.has(card) || (stirred.has(card.parentElement) && !flights.has(card)));
  // Everything is measured before anything changes, or the table would be laid out for every card.
  for (const it of moving.flatMap((card) => journey(card, before))) go(it);
}

/** The cards that were going elsewhere than they lie now; the others go on. */
function turnedBack(): Set<HTMLElement> {
  const found = [...flights].filter(([card, { to }]) => place(card) !== to);
  for (const [, { arrive }] of found) arrive();
  return new Set(found.map(([card]) => card));
}

/** The rows that a card left or joined: only there cards move aside, however much else of the table has moved. */
function changed(now: HTMLElement[], before: Map<string, Place>): Set<Element | null> {
  const left = new Map([...before].map(([id, { row }]) => [id, row]));
  const found = new Set<Element | null>();
  for (const card of now) {
    const row = left.get(nameOf(card));
    left.delete(nameOf(card));
    if (row !== card.parentElement) found.add(card.parentElement).add(row ?? null);
  }
  for (const row of left.values()) found.add(row);
  return found;
}

function journey(card: HTMLElement, before: Map<string, Place>): Journey[] {
  const [from, here] = [before.get(nameOf(card))?.box, card.getBoundingClientRect()];
  const way = !seen(here) ? null : from && seen(from) ? path(from, here) : APPEARING;
  if (!way) return [];
  const row = card.closest<HTMLElement>(SCROLLING);
  return [{ card, way, to: place(card), clip: row && row.scrollWidth <= row.clientWidth ? row : null }];
}

/** What is out of sight is not painted, and would be waited for on its way into it. */
const seen = ({ width, top, bottom, left, right }: DOMRect): boolean =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const cardsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-card]")];

interface Way {
  start: Keyframe;
  duration: number;
  /** Whether it goes over others, and not only aside. */
  over: boolean;
}
interface Journey {
  card: HTMLElement;
  way: Way;
  /** Where it will lie. */
  to: string;
  /** The row that would cut it off on its way. */
  clip: HTMLElement | null;
}
/** Barely to be seen: what cannot be seen at all would not be painted before it moves. */
const APPEARING: Way = { start: { opacity: 0.01, transform: "scale(0.7)" }, duration: 180, over: false };

function path(from: DOMRect, to: DOMRect): Way | null {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const far = Math.hypot(x, y);
  if (far < 2) return null;
  const start = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` };
  return { start, duration: Math.min(LONGEST, 160 + far * 0.4), over: far > 1.5 * to.width };
}

/** Only the place, the size and the transparency change: these the browser moves by itself, however busy the page is. */
function go({ card, way: { start, duration, over }, to, clip }: Journey): void {
  const animation = card.animate([start, { opacity: 1, transform: "none" }], { duration, easing: EASING });
  const arrive = (): void => {
    animation.onfinish = null;
    animation.cancel();
    flights.delete(card);
    Object.assign(card.style, { zIndex: "", pointerEvents: "" });
    if (clip && ![...flights.values()].some((other) => other.clip === clip)) clip.style.overflow = "";
  };
  animation.onfinish = arrive;
  flights.set(card, { to, clip, arrive });
  // Who presses a card while another flies over it means the one below.
  if (over) Object.assign(card.style, { zIndex: "4", pointerEvents: "none" });
  if (clip) clip.style.overflow = "visible";
}

/** Lets points fly from a card to a score. */
export function fly(text: string, from: Element, to: Element): void {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!settings.motion || !seen(a) || !seen(b)) return;
  const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
  const points = document.body.appendChild(document.createElement("span"));
  points.className = "flying";
  points.textContent = text;
  Object.assign(points.style, { left: `${x}px`, top: `${y}px` });
  const way = `translate(${b.left + b.width / 2 - x}px, ${b.top + b.height / 2 - y}px) scale(0.8)`;
  const rise = { transform: "translateY(-1.5rem) scale(1.5)", offset: 0.3 };
  const flight = points.animate([{ transform: "none" }, rise, { transform: way }], { duration: FLIGHT });
  flight.onfinish = () => points.remove();
}
