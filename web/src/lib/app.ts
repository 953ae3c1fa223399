/** What runs beside the page: the service worker, the badge of the installed app, and the watch for a newer page. */

import { noticesApi } from "../notices/api";
import { background, faults, kindOfLoadFailure } from "./faults.svelte";
import { identity } from "./identity.svelte";
import { RECONNECTED, TURN_CHANGED } from "./page-events";

/** Between two looks for a newer page. */
const BUILD_PAUSE_MS = 60_000;

let lookedAt = 0;

export function start(): void {
  if (import.meta.env.PROD) background(registerWorker());
  for (const event of ["online", "focus", RECONNECTED]) addEventListener(event, () => background(lookForUpdate()));
  addEventListener(TURN_CHANGED, () => background(refreshBadge()));
  document.addEventListener("visibilitychange", () => identity.known && background(refreshBadge()));
  background(showFirstBadge());
}

async function registerWorker(): Promise<void> {
  // Some browsers have none in private windows, and pages that came by plain http have none at all.
  await navigator.serviceWorker?.register("/sw.js").catch(() => null);
}

async function lookForUpdate(): Promise<void> {
  if (Date.now() - lookedAt < BUILD_PAUSE_MS) return;
  lookedAt = Date.now();
  if ((await kindOfLoadFailure()) === "outdated") faults.announceUpdate();
}

async function showFirstBadge(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  // Without a network there is no number to show.
  await identity.load().catch(() => null);
  if (identity.known) await refreshBadge();
}

/** The number of games that wait for the player, on the icon of the app. */
export async function refreshBadge(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    const { turns } = await noticesApi.turns();
    await (turns ? navigator.setAppBadge(turns) : navigator.clearAppBadge());
  } catch {
    // No network, or no badge: the next time will do.
  }
}
