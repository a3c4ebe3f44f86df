/**
 * A request for an API key through a page of the server (RFC 7636). The verifier stays with the program until it takes the
 * key; the state identifies the response to this request.
 */
export interface KeyRequest {
  readonly state: string;
  readonly verifier: string;
}

/** Returns a new request with random values. */
export const newAsking = (): KeyRequest => ({ state: random(), verifier: random() });

/**
 * Returns the address of the page on which a person grants a program a key. `client` is the number of the program, and
 * `returnTo` an address that the server lists for it.
 */
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

/** Returns bytes in base64url. */
const inAddress = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (letter) => ({ "+": "-", "/": "_" })[letter] ?? "");
