/**
 * The service worker: shows the shell of the page at once, also without a connection, and tells of turns. What it keeps
 * is filled in when the page is built; the page says by itself that it is offline.
 */
const VERSION = "{version}";
const FILES = ["{files}"];
const SHELL = "/shell";
const KEPT = `shell-${VERSION}`;
const LIBRARY = "library";
/** Pages that the page itself shows; everything else is the server's. */
const PAGES = /^\/($|({pages})(\/|$))/;

async function install() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

/** The last version stays: a page that is still open may want a part of it. */
async function activate() {
  const shells = (await caches.keys()).filter((name) => name.startsWith("shell-") && name !== KEPT);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function shell(request) {
  return (await caches.match(SHELL, { ignoreVary: true })) ?? fetch(request);
}

/** Files whose names change with their content are the same for ever. */
async function lasting(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

/** Cards and rules can be read without a connection, once they have been read with one. */
async function library(request) {
  const cache = await caches.open(LIBRARY);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** What a turn's message says; whatever it names as its page must be one of ours. */
function tell({ title, body, url, tag }) {
  const page = new URL(url, self.location.origin);
  const data = page.origin === self.location.origin ? page.href : self.location.origin;
  return self.registration.showNotification(title, { body, tag, data, icon: "/icon-192.png", badge: "/icon-192.png" });
}

async function open(page) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((it) => it.url === page) ?? windows[0];
  if (!there) return self.clients.openWindow(page);
  if (there.url !== page) await there.navigate(page);
  return there.focus();
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGES.test(pathname)) event.respondWith(shell(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (pathname.startsWith("/api/games")) event.respondWith(library(request));
});
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
