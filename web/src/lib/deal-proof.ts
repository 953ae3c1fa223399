/** Verifies that the deal was fixed before the first move: the SHA-256 of the seed must equal the commitment. */

export type Verdict = "matches" | "differs" | "unable";

export async function verifyDeal(seed: string, commitment: string, crypto = globalThis.crypto): Promise<Verdict> {
  // Browsers offer `crypto.subtle` only over HTTPS and on localhost.
  if (!crypto?.subtle) return "unable";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const actual = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return actual === commitment.toLowerCase() ? "matches" : "differs";
}
