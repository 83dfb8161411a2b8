/** Single keys that do things at the table. They can be switched off, for those whose tools press keys of their own. */

const KEY = "cardwright-keys";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

class Keys {
  on = $state(kept());

  change(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  /** The key of a shortcut; empty while somebody writes, in a window over the page, or with a key held beside it. */
  of(event: KeyboardEvent): string {
    const target = event.target instanceof Element ? event.target : null;
    if (!this.on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return "";
    if (target?.closest("input, select, textarea, dialog")) return "";
    return event.key.toLowerCase();
  }
}

export const keys = new Keys();
