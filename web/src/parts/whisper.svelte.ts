/** What the table says to a press that does nothing: beside the press, for a while. */

const LONG = 6000;

class Whisper {
  text = $state("");
  x = $state(0);
  y = $state(0);
  private timer = 0;
  private last: [number, number] = [0, 0];

  /** Remembers where somebody presses. */
  pressed = (event: PointerEvent): void => {
    this.last = [event.clientX, event.clientY];
    this.hush();
  };

  /** Beside the last press; whoever presses keys hears it beside what has the focus. */
  say(text: string): void {
    const box = document.activeElement?.matches(":focus-visible")
      ? document.activeElement.getBoundingClientRect()
      : null;
    [this.x, this.y] = box ? [box.left + box.width / 2, box.top] : this.last;
    this.text = text;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hush(), LONG);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.text = "";
  }
}

export const whisper = new Whisper();
