/**
 * The card that is looked at, wherever it was pointed at or pressed: on the table or in the log. Looking at a card never
 * does anything with it. What is only pointed at goes with the pointer; what is lifted stays until it is closed, and
 * offers what can be done with it.
 */

class Look {
  card: string | null = $state(null);
  /** Whether it is lifted. */
  held = $state(false);
  /** Where it lies. */
  from: DOMRect | null = $state.raw(null);
  /** The card below the pointer of a mouse, which offers what can be done with it where it lies. */
  offered: string | null = $state(null);
  at: DOMRect | null = $state.raw(null);
  /** Whether the last press was a finger's. */
  touched = false;
  private origin: HTMLElement | null = null;
  private below: Element | null = null;

  point(card: string, from: Element): void {
    if (!this.held) this.show(card, from, false);
  }

  hold(card: string, from: Element | null): void {
    this.origin = from instanceof HTMLElement ? from : null;
    this.offered = null;
    this.show(card, from, true);
  }

  offer(card: string, from: Element): void {
    this.offered = card;
    this.below = from;
    this.measure();
  }

  /** Where the card below the pointer lies now: the page may have been scrolled. */
  measure = (): void => {
    if (this.offered) this.at = this.below?.getBoundingClientRect() ?? null;
  };

  /** What lies on the card below the pointer was taken hold of: so was the card, which may be dragged by it. */
  grip = (event: PointerEvent): void => {
    this.below?.dispatchEvent(new PointerEvent(event.type, event));
  };

  /** The pointer left a card. */
  leave(card: string): void {
    if (this.card === card && !this.held) this.card = null;
    if (this.offered === card) this.offered = null;
  }

  close(): void {
    this.card = null;
    this.offered = null;
    if (this.held && this.origin?.isConnected) this.origin.focus({ preventScroll: true });
    this.held = false;
    this.origin = null;
  }

  private show(card: string, from: Element | null, held: boolean): void {
    this.from = from?.getBoundingClientRect() ?? null;
    this.held = held;
    this.card = card;
  }
}

export const look = new Look();
