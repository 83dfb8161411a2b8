/** The page as an app: its service worker, whether there is a connection, and messages to this browser. */
import { host } from "./host.svelte";
import { put, remove } from "./api";
import { settings } from "./settings.svelte";

class App {
  /** Whether the browser knows of a connection. */
  online = $state(navigator.onLine);
  /** A newer page is here: the next address loads it. */
  stale = false;

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }

  /** Whether a worker can be had: browsers lend one to pages that came over https, and to those of this device. */
  get able(): boolean {
    return "serviceWorker" in navigator && isSecureContext;
  }

  /** Call it once the page is there: nothing waits for it. */
  async start(): Promise<void> {
    if (!this.able) return;
    const before = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener("controllerchange", () => (this.stale = before !== null));
    await navigator.serviceWorker.register("/sw.js");
  }

  /** Let the server tell this browser of turns; whether it will. */
  async subscribe(): Promise<boolean> {
    await host.load();
    const key = host.known?.push;
    if (!key || !this.able) return false;
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return false;
    await put("/api/me/push", { endpoint, p256dh: keys.p256dh, auth: keys.auth, lang: settings.lang });
    return true;
  }

  async unsubscribe(): Promise<void> {
    if (!this.able) return;
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    await remove("/api/me/push");
  }
}

export const app = new App();
