/**
 * The service worker: shows push messages, and a page that says so when there is no network. Nothing that the server sends
 * is kept: every page and every answer of the API comes from the server, or not at all.
 */

/// <reference lib="webworker" />

import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

declare const self: ServiceWorkerGlobalScope;
/** The offline page and its files, with their digests: see vite.config.ts. */
declare const OFFLINE_FILES: PrecacheEntry[];

/** What the server sends: see tricity/server/notices/senders.py. */
interface PushMessage {
  kind: string;
  lang: string;
  title: string;
  body: string;
  tag: string;
  path: string;
  turns: number;
}

precacheAndRoute(OFFLINE_FILES);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        return ((await (event as FetchEvent).preloadResponse) as Response | undefined) ?? (await fetch(request));
      } catch {
        return (await matchPrecache("/offline.html")) ?? Response.error();
      }
    },
    { denylist: [/^\/api\//] },
  ),
);

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushMessage));
});
self.addEventListener("pushsubscriptionchange", (event) => (event as ExtendableEvent).waitUntil(subscribeAgain()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as { path: string }).path));
});

async function activate(): Promise<void> {
  // The page is asked for while this worker starts, not after.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function show({ title, body, tag, lang, path, turns }: PushMessage): Promise<void> {
  await showBadge(turns);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever is looking at the table sees it there.
  if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return;
  const options = {
    body,
    tag,
    lang,
    renotify: true,
    icon: "/icons/192.png",
    badge: "/icons/badge.png",
    data: { path },
  };
  await self.registration.showNotification(title, options);
}

/** The browser has given up the old subscription; the new one takes its place. */
async function subscribeAgain(): Promise<void> {
  const { push_key } = (await (await fetch("/api/me/notices")).json()) as { push_key: string };
  const options = { userVisibleOnly: true, applicationServerKey: push_key };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys!.p256dh, auth: keys!.auth }),
  });
}

async function showBadge(turns: number): Promise<void> {
  if (turns) await navigator.setAppBadge?.(turns);
  else await navigator.clearAppBadge?.();
}

/** Brings a page of Tricity to the front, or opens one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((other) => new URL(other.url).pathname === path) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  await page.focus();
  if (new URL(page.url).pathname !== path) await page.navigate(path);
}
