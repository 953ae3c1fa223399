/** How the player is notified, as the server knows it, and whether this browser takes part. */

import { isApple, isInstalled } from "../lib/installation.svelte";
import type { NoticeChannel, NoticeGroup, NoticeKind, NoticePreferences, NoticeSettings } from "../lib/wire";
import { noticesApi } from "./api";

/** In the order in which they are shown, as in Python. */
export const KINDS: readonly NoticeKind[] = ["turn", "invitation", "rematch", "over", "chat", "plan"];
/** The choices of how many minutes to wait before somebody who has not seen it is told. */
export const DELAYS: readonly number[] = [0, 1, 5, 10, 30, 60, 180, 720];

/** `ready`: it can be turned on. The others say why not. */
export type PushSupport = "ready" | "insecure" | "apple" | "denied" | "unsupported";

export function pushSupport(): PushSupport {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    return isApple() && !isInstalled() ? "apple" : "unsupported";
  }
  return Notification.permission === "denied" ? "denied" : "ready";
}

/** The channels that are used alike. */
export function groupOf(channel: NoticeChannel): NoticeGroup {
  return channel.kind === "ntfy" ? "webhook" : channel.kind;
}

/** "07:30" for 450, as fields for times have it. */
export function toTime(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function fromTime(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export class Notices {
  preferences = $state.raw<NoticePreferences | null>(null);
  support = $state<PushSupport>("ready");
  /** The id of this browser among the channels; empty: it gets no notices. */
  #own = $state("");

  readonly groups = $derived.by(() => {
    const used = new Set(this.preferences?.channels.map(groupOf));
    return (["push", "email", "webhook"] as const).filter((group) => used.has(group));
  });
  readonly here = $derived.by(() => this.preferences?.channels.find((channel) => channel.id === this.#own) ?? null);
  readonly others = $derived.by(
    () => this.preferences?.channels.filter((channel) => channel.kind === "push" && channel.id !== this.#own) ?? [],
  );

  /** The first channel of a group: those of one group are used alike. */
  first(group: NoticeGroup): NoticeChannel | null {
    return this.preferences?.channels.find((channel) => groupOf(channel) === group) ?? null;
  }

  async load(): Promise<void> {
    this.support = pushSupport();
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    this.#own = subscription ? await idOf(subscription.endpoint) : "";
    this.preferences = await noticesApi.read();
  }

  async turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.support = pushSupport();
      return;
    }
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = this.preferences!.push_key;
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    this.#own = await idOf(endpoint!);
    const facts = { endpoint, p256dh: keys!.p256dh, auth: keys!.auth };
    this.preferences = await noticesApi.add("push", facts);
    await this.save({});
  }

  async turnOff(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await this.remove(this.#own);
  }

  async add(group: NoticeGroup, facts: Record<string, unknown>): Promise<void> {
    this.preferences = await noticesApi.add(group, facts);
    await this.save({});
  }

  async remove(...ids: readonly string[]): Promise<void> {
    for (const id of ids) this.preferences = await noticesApi.remove(id);
  }

  async try(id: string): Promise<void> {
    this.preferences = await noticesApi.try(id);
  }

  async choose(group: NoticeGroup, kind: NoticeKind, on: boolean): Promise<void> {
    const { kinds, minutes } = this.first(group)!;
    const chosen = on ? [...kinds, kind] : kinds.filter((other) => other !== kind);
    this.preferences = await noticesApi.choose(group, chosen, minutes);
  }

  async delay(group: NoticeGroup, minutes: number): Promise<void> {
    this.preferences = await noticesApi.choose(group, this.first(group)!.kinds, minutes);
  }

  /** Saves some of the settings with the others as they are; the time zone is always this browser's. */
  async save(changed: Partial<NoticeSettings>): Promise<void> {
    const { language, quiet_start, quiet_end, digest_at } = this.preferences!;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    this.preferences = await noticesApi.save({ language, zone, quiet_start, quiet_end, digest_at, ...changed });
  }
}

/** As the server names a browser: by a digest of its address. */
async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}
