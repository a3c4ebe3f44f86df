const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns whether codes may be sent to an address: encrypted, or to the person's own device. Addresses of apps (`name:`) are out,
 * because any other app can claim them, too.
 */
export function isReturnAddress(address: string): boolean {
  const url = parsed(address);
  if (url === undefined || address.includes("#") || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || isLoopback(url);
}

/** Returns whether a program registered this address; on the person's own device any port will do (RFC 8252, section 7.3). */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  return isReturnAddress(address) && registered.some((each) => each === address || isSameButPort(each, address));
}

/** Returns who receives what is sent to an address, undefined for the person's own device. */
export function hostOf(address: string): string | undefined {
  const url = new URL(address);
  return isLoopback(url) ? undefined : url.host;
}

/** Returns an address with members added to its query, which may have some already. */
export function withQuery(address: string, members: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(members)) if (value !== undefined) url.searchParams.append(name, value);
  return url.href;
}

function isSameButPort(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  if (!isLoopback(a) || !isLoopback(b)) return false;
  a.port = b.port = "";
  return a.href === b.href;
}

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === "http:" && loopback.has(hostname);

/**
 * Returns a parsed address, or undefined if it contains characters that browsers interpret differently, such as spaces
 * and control characters.
 */
const parsed = (address: string): URL | undefined =>
  /^[!-~]+$/.test(address) && !address.includes("\\") && URL.canParse(address) ? new URL(address) : undefined;
