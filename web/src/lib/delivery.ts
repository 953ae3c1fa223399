/** Sends commands until the server answers. With its idempotency key, each is carried out at most once. */

import { newIdempotencyKey, UnreachableError } from "./api";

/** How often a command is sent before the server counts as unreachable, and the wait between two attempts. */
const MAX_DELIVERIES = 3;
const RETRY_MS = 400;

/** The answer; null if nobody waits for it any more. Throws a refusal, or what the last attempt threw. */
export async function deliver<T>(send: () => Promise<T>, isWanted: () => boolean): Promise<T | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (isWanted() && (!(error instanceof UnreachableError) || attempt === MAX_DELIVERIES)) throw error;
      await new Promise((done) => setTimeout(done, RETRY_MS * attempt));
      if (!isWanted()) return null;
    }
  }
}

/** The move that never got an answer. Sent again with its key, it is made at most once. */
export class UnansweredMove {
  #sent: { move: string; version: number; key: string } | null = null;

  /** The key of a move that is to be sent: that of the unanswered one, if it is the same. */
  keyOf(move: string, version: number): string {
    if (!this.is(move, version)) this.#sent = { move, version, key: newIdempotencyKey() };
    return this.#sent!.key;
  }

  is(move: string | null, version: number | undefined): boolean {
    return this.#sent !== null && this.#sent.move === move && this.#sent.version === version;
  }

  /** It was answered. */
  clear(): void {
    this.#sent = null;
  }
}
