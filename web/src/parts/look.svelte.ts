/** The card that is looked at, wherever it was pointed at: on the table or in the log. */

class Look {
  card: string | null = $state(null);
  /** Whether it stays until it is closed; what is only pointed at goes with the pointer. */
  held = $state(false);
  /** Whether somebody tried to do something with it. */
  tried = $state(false);
  /** The half of the window that is free for it: never the one with the pointer. */
  side: "left" | "right" = $state("right");
  private origin: HTMLElement | null = null;

  point(card: string, from: Element): void {
    this.show(card, from, false, false);
  }

  hold(card: string, from: Element | null, tried = false): void {
    this.origin = from instanceof HTMLElement ? from : null;
    this.show(card, from, true, tried);
  }

  /** The pointer left a card. */
  leave(card: string): void {
    if (this.card === card && !this.held) this.card = null;
  }

  close(): void {
    this.card = null;
    if (this.held && this.origin?.isConnected) this.origin.focus({ preventScroll: true });
    this.held = false;
    this.origin = null;
  }

  private show(card: string, from: Element | null, held: boolean, tried: boolean): void {
    const box = from?.getBoundingClientRect();
    this.side = box && box.left + box.width / 2 > innerWidth / 2 ? "left" : "right";
    this.held = held;
    this.tried = tried;
    this.card = card;
  }
}

export const look = new Look();
