/** Going about the table with keys: from card to card by where they lie, and to the next thing that glows. */

const WAYS: Record<string, [number, number]> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};
/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2.5;

const shown = (it: HTMLElement): boolean => it.offsetParent !== null;
const spots = (root: HTMLElement, which = ".spot"): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(which)].filter(shown);

function middle(it: Element): [number, number] {
  const box = it.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Go to the nearest card in the way of an arrow key; says whether there was one. */
export function stride(root: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  const from = document.activeElement;
  if (!way || !from?.classList.contains("spot")) return false;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const it of spots(root)) {
    const [dx, dy] = middle(it).map((at, i) => at - (i ? y : x)) as [number, number];
    const ahead = dx * way[0] + dy * way[1];
    if (it === from || ahead < 4) continue;
    const far = ahead + ASIDE * Math.abs(dx * way[1] + dy * way[0]);
    if (far < least) [best, least] = [it, far];
  }
  best?.focus();
  return best !== null;
}

/** Go to the next thing that can be chosen. */
export function onward(root: HTMLElement): void {
  const all = spots(root, ".spot.glow, .dock .ask .button:not(:disabled)");
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

/** See to it that a question about cards shows at least one of them above the dock. */
export function reveal(root: HTMLElement): void {
  const dock = root.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
  const glowing = spots(root, ".board .spot.glow");
  const seen = ({ top, bottom }: DOMRect): boolean => top > -20 && bottom < dock + 30;
  if (glowing.length === 0 || glowing.some((it) => seen(it.getBoundingClientRect()))) return;
  if (spots(root, ".dock .spot.glow").length === 0) glowing[0]?.scrollIntoView({ block: "nearest" });
}
