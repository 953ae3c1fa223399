/** Whether the deal was fixed before the first move: SHA-256 of the seed must be what the table showed from the start. */

export type Verdict = "matches" | "differs" | "unable";

export async function verify(seed: string, commitment: string, crypto = globalThis.crypto): Promise<Verdict> {
  // Browsers digest only where the page came by https or from this machine.
  if (!crypto?.subtle) return "unable";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === commitment.toLowerCase() ? "matches" : "differs";
}
