/**
 * What happened, one thing after the other over a table that already shows the end of it. It is never the truth: a press
 * or a key skips it, and nothing is lost.
 */
import type { Line } from "../lib/api";
import { moment, watching, worth } from "./pacing";
import { sound, type Sound } from "./sound";

/** What is said for a moment across the table. */
const ANNOUNCED = ["turn_began", "phase"];

export class Beats {
  now: Line | null = $state.raw(null);
  /** What is announced across the table. */
  banner = $state("");
  private queue: Line[] = [];
  private timer = 0;
  private hushed = 0;

  /** What each kind of event sounds like is the game's. */
  constructor(private readonly sounds: Record<string, Sound> = {}) {}

  add(lines: Line[]): void {
    if (moment() === 0) return;
    this.queue.push(...lines.filter((line) => worth(line) || ANNOUNCED.includes(line.kind)));
    if (!this.timer) this.next();
  }

  skip(): void {
    clearTimeout(this.timer);
    clearTimeout(this.hushed);
    this.timer = 0;
    this.queue = [];
    this.now = null;
    this.banner = "";
  }

  /** Says something across the table, for a while. */
  announce(text: string): void {
    if (moment() === 0 || !text) return;
    clearTimeout(this.hushed);
    this.banner = text;
    this.hushed = window.setTimeout(() => (this.banner = ""), 2 * moment());
  }

  private next = (): void => {
    const whole = watching(this.queue) ?? 0;
    const many = this.queue.length;
    this.now = this.queue.shift() ?? null;
    if (!this.now) {
      this.timer = 0;
      return;
    }
    const heard = this.sounds[this.now.kind];
    if (heard) sound(heard);
    if (this.now.opens || ANNOUNCED.includes(this.now.kind)) this.announce(this.now.opens || this.now.text);
    this.timer = window.setTimeout(this.next, whole / many || moment());
  };
}
