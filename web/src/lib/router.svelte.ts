/** Where we are: the path and the query of the address, kept in step with the browser's history. */

import { app } from "./app.svelte";

export interface Place {
  path: string[];
  query: URLSearchParams;
}

function read(): Place {
  return {
    path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
  };
}

class Router {
  at: Place = $state.raw(read());
  /** What to ask whoever leaves the page now, because something would be lost. */
  losing: (() => string) | null = null;
  private address = location.href;

  constructor() {
    addEventListener("popstate", () => {
      if (this.stays()) return history.pushState({}, "", this.address);
      this.arrive();
    });
    addEventListener("beforeunload", (event) => {
      if (this.losing?.()) event.preventDefault();
    });
  }

  private arrive(): void {
    this.address = location.href;
    this.at = read();
  }

  /** Whether somebody would rather stay than lose something. */
  private stays(): boolean {
    const question = this.losing?.();
    return question ? !confirm(question) : false;
  }

  /** Go to another page; `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    if (!replace && this.stays()) return;
    if (app.stale) return location.assign(address);
    history[replace ? "replaceState" : "pushState"]({}, "", address);
    this.arrive();
    if (!replace) scrollTo(0, 0);
  }

  /** Follow links inside the page without loading it again. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.download || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
