/** Passkeys of this browser: bytes for it, base64url for the server. */

/** Whether the browser has passkeys for this address: over https or on this computer, at a name and not at a number. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
}

interface Descriptor {
  id: string;
  type: "public-key";
}

interface CreationJson {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
}

interface RequestJson {
  challenge: string;
  rpId: string;
}

/** Makes a passkey; the server checks what this returns. Rejects with a `DOMException` if the player changes their mind. */
export async function createPasskey(options: Record<string, unknown>): Promise<object> {
  const json = options as unknown as CreationJson;
  const publicKey = {
    ...options,
    challenge: bytes(json.challenge),
    user: { ...json.user, id: bytes(json.user.id) },
    excludeCredentials: (json.excludeCredentials ?? []).map((known) => ({ ...known, id: bytes(known.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...identification(made),
    attestation: text(response.attestationObject),
  };
}

/** Asks for any passkey of this address; the server checks what this returns. */
export async function usePasskey(options: Record<string, unknown>): Promise<object> {
  const json = options as unknown as RequestJson;
  const publicKey: PublicKeyCredentialRequestOptions = { challenge: bytes(json.challenge), rpId: json.rpId };
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...identification(used),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

function identification({ rawId, response }: PublicKeyCredential): object {
  return { id: text(rawId), client_data: text(response.clientDataJSON) };
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
