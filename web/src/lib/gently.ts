/**
 * Whatever begins to move waits until its first frame has been painted, at a moment when nothing else is: on a slow
 * phone painting takes longer than a frame, and what moved meanwhile would jump when it is seen at last.
 */

/** Whole frames without a change after which the last change has been painted. */
const STILL = 1;
/** Where every frame brings a change, that many pass before what waits begins all the same. */
const PATIENCE = 15;

let held: Animation[] = [];
/** Those let go in the present frame: should it bring a change after all, they wait on. */
let going: Animation[] = [];
const begun = new WeakSet<Animation>();
let still = 0;
let waited = 0;

export function beginGently(): void {
  const what = { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "style"] };
  new MutationObserver(hold).observe(document.body, what);
}

function hold(): void {
  still = 0;
  const fresh = document.getAnimations().filter((it) => it.pending && it.playState === "running" && !begun.has(it));
  if (fresh.length === 0) return;
  for (const it of fresh) it.pause();
  if (held.length + going.length === 0) requestAnimationFrame(frame);
  held.push(...fresh);
  going = [];
}

function frame(): void {
  const late = waited++ >= PATIENCE;
  for (const it of going) begun.add(it);
  going = [];
  if (still++ >= STILL || late) letGo(late);
  if (held.length + going.length > 0) requestAnimationFrame(frame);
  else waited = 0;
}

function letGo(late: boolean): void {
  const waiting = held.filter((it) => it.playState === "paused");
  for (const it of waiting) {
    it.play();
    if (late) begun.add(it);
  }
  held = [];
  going = late ? [] : waiting;
}
