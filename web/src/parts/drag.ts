/**
 * Cards that are taken and laid down elsewhere: on whatever says `data-drop` what it is. A finger that stays on a card for
 * a moment takes it; one that goes on at once scrolls the page.
 */

const FAR = 8;
const HOLD = 160;

interface Drag {
  /** Whether it can be taken up at all. */
  able(): boolean;
  /** It was laid down in a place of that name. */
  drop(place: string): void;
}

/** Lets an element be dragged; a press that does not move it stays a press. */
export function drag(element: HTMLElement, { able, drop }: Drag): () => void {
  let from: [number, number] | null = null;
  let moved = false;
  let taken = false;
  let timer = 0;

  function down(event: PointerEvent): void {
    moved = false;
    from = event.button === 0 && able() ? [event.clientX, event.clientY] : null;
    taken = event.pointerType !== "touch";
    if (from) {
      if (!taken) timer = window.setTimeout(take, HOLD);
      addEventListener("pointermove", move);
      addEventListener("pointerup", up, { once: true });
      addEventListener("pointercancel", rest, { once: true });
    }
  }
  /** It rises below the finger, which has hold of it now. */
  function take(): void {
    taken = true;
    element.style.translate = `0 -${FAR}px`;
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
    const far = Math.hypot(x, y) > FAR;
    if (!taken) return far ? rest() : undefined;
    moved ||= far;
    if (moved) {
      Object.assign(element.style, {
        translate: `${x}px ${y}px`,
        zIndex: "25",
        position: "relative",
        pointerEvents: "none",
      });
    }
  }
  /** The page stays where it is below a card that is being moved. */
  function hold(event: TouchEvent): void {
    if (from && taken) event.preventDefault();
  }
  function up(event: PointerEvent): void {
    const place = moved && document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    rest();
    if (place) drop(place.dataset.drop!);
  }
  function rest(): void {
    from = null;
    clearTimeout(timer);
    Object.assign(element.style, { translate: "", zIndex: "", position: "", pointerEvents: "" });
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", rest);
  }
  /** What was dragged was not pressed. */
  function click(event: MouseEvent): void {
    if (moved) event.stopImmediatePropagation();
    moved = false;
  }
  element.addEventListener("pointerdown", down);
  element.addEventListener("touchmove", hold, { passive: false });
  element.addEventListener("click", click, { capture: true });
  return () => {
    rest();
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("touchmove", hold);
    element.removeEventListener("click", click, { capture: true });
  };
}
