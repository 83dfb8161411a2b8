/** Cards that are taken with a mouse or a pen and laid down elsewhere: on whatever says `data-drop` what it is. */

const FAR = 8;

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

  function down(event: PointerEvent): void {
    moved = false;
    from = event.pointerType !== "touch" && event.button === 0 && able() ? [event.clientX, event.clientY] : null;
    if (from) {
      addEventListener("pointermove", move);
      addEventListener("pointerup", up, { once: true });
      addEventListener("pointercancel", rest, { once: true });
    }
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
    moved ||= Math.hypot(x, y) > FAR;
    if (moved) {
      Object.assign(element.style, {
        translate: `${x}px ${y}px`,
        zIndex: "25",
        position: "relative",
        pointerEvents: "none",
      });
    }
  }
  function up(event: PointerEvent): void {
    const place = moved && document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
    rest();
    if (place) drop(place.dataset.drop!);
  }
  function rest(): void {
    from = null;
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
  element.addEventListener("click", click, { capture: true });
  return () => {
    rest();
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("click", click, { capture: true });
  };
}
