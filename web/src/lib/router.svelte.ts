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

  constructor() {
    addEventListener("popstate", () => (this.at = read()));
  }

  /** Go to another page; `replace` leaves no trace in the history. */
  go(address: string, replace = false): void {
    if (app.stale) return location.assign(address);
    history[replace ? "replaceState" : "pushState"]({}, "", address);
    this.at = read();
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
