/** What the table says to a press that does nothing: beside the press, for a while. */

const LONG = 6000;

/** The rule that forbids what was pressed, and of which game it is. */
export interface Forbids {
  game: string;
  rule: string;
}

class Whisper {
  text = $state("");
  because: Forbids | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  private timer = 0;
  private last: [number, number] = [0, 0];

  /** Remembers where somebody presses; a press on what is said there goes to the rule. */
  pressed = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest(".whisper")) return;
    this.last = [event.clientX, event.clientY];
    this.hush();
  };

  /** Beside the last press; whoever presses keys hears it beside what has the focus. */
  say(text: string, because: Forbids | null = null): void {
    const box = document.activeElement?.matches(":focus-visible")
      ? document.activeElement.getBoundingClientRect()
      : null;
    [this.x, this.y] = box ? [box.left + box.width / 2, box.top] : this.last;
    this.text = text;
    this.because = because;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hush(), LONG);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.text = "";
    this.because = null;
  }
}

export const whisper = new Whisper();
