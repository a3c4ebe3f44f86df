/**
 * What a program makes before it asks for a key by a page of a server (RFC 7636): the secret stays with it and is shown only to take
 * the key, the state tells the answer to its own question from any other.
 */
export interface KeyRequest {
  readonly state: string;
  readonly verifier: string;
}

/** A new one, which nobody can guess. */
export const newAsking = (): KeyRequest => ({ state: random(), verifier: random() });

/** The page of a server on which somebody lets a program, by its number, have a key; `returnTo` as the server lists it, or none. */
export async function connectPage(
  server: string,
  client: number,
  { state, verifier }: KeyRequest,
  returnTo?: string,
): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const asked = {
    ...{ Client: String(client), State: state, Challenge: inAddress(new Uint8Array(hash)) },
    ...(returnTo !== undefined && { ReturnTo: returnTo }),
  };
  return `${server}/connect?${new URLSearchParams(asked)}`;
}

const random = (): string => inAddress(crypto.getRandomValues(new Uint8Array(32)));

/** In base 64 for addresses. */
const inAddress = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (letter) => ({ "+": "-", "/": "_" })[letter] ?? "");
