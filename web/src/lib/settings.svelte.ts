/** What a person prefers, kept in this browser. */
import type { Lang } from "./api";

export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "quick" | "once";
export const LANGUAGES: Record<Lang, string> = { en: "English", fr: "Français", nl: "Nederlands" };

interface Kept {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  /** Whether the cards of a list show their text. */
  texts: boolean;
  /** Whether a press on a card does what there is to do with it. */
  onepress: boolean;
  /** How quickly what others do is shown, and how loud it is, from 0 to 1. */
  pace: Pace;
  volume: number;
}

const KEY = "cardwright";

function preferred(): Lang {
  const wanted = navigator.languages.map((it) => it.slice(0, 2)).find((it) => it in LANGUAGES);
  return (wanted as Lang | undefined) ?? "en";
}

function load(): Kept {
  const kept: Kept = {
    lang: preferred(),
    theme: "system",
    sound: false,
    notify: false,
    motion: true,
    texts: false,
    onepress: false,
    pace: "normal",
    volume: 0.7,
  };
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return kept;
  }
}

class Settings {
  private kept: Kept = $state(load());

  constructor() {
    this.show();
  }

  get lang(): Lang {
    return this.kept.lang;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get texts(): boolean {
    return this.kept.texts;
  }
  get onepress(): boolean {
    return this.kept.onepress;
  }
  get pace(): Pace {
    return this.kept.pace;
  }
  get volume(): number {
    return this.kept.volume;
  }
  get notify(): boolean {
    return this.kept.notify;
  }
  /** Whether things may move: neither switched off here nor by the system. */
  get motion(): boolean {
    return this.kept.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    // The server sees to it that the page's first data come in the right language.
    if (part.lang) document.cookie = `lang=${part.lang}; path=/; max-age=31536000; samesite=lax`;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
    this.show();
  }

  private show(): void {
    document.documentElement.lang = this.kept.lang;
    document.documentElement.dataset.theme = this.kept.theme;
    document.documentElement.dataset.motion = this.kept.motion ? "on" : "off";
  }
}

export const settings = new Settings();
