import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher, setGlobalDispatcher, fetch as undiciFetch } from "undici";
import { isPublicAddress, publicAmong } from "./public-address.ts";

/** Thrown for an address that the server must not call. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/**
 * Connects only to public addresses, and to hosts that the operator names. The address of each connection is checked,
 * including redirects and names that resolve to private addresses.
 */
function publicAgent(allowedHosts: readonly string[], silence = 10_000): Dispatcher {
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()));
  const guarded = buildConnector({ lookup: publicLookup, timeout: 5_000 });
  const free = buildConnector({ timeout: 5_000 });
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, "").toLowerCase();
      if (allowed.has(host)) return free(options, callback);
      // A literal address is never looked up.
      if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new PrivateAddress(), null);
      return guarded(options, callback);
    },
    headersTimeout: silence,
    bodyTimeout: silence,
    maxResponseSize: 5_000_000,
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const good = publicAmong(addresses);
    const [first] = good;
    if (!first) return callback(new PrivateAddress() as NodeJS.ErrnoException, "", 0);
    if (options.all) return callback(null, [...good]);
    return callback(null, first.address, first.family);
  });
};

/** Returns a `fetch` that only reaches public addresses, and fails when nothing arrives for `silence` milliseconds. */
export function createPublicFetch(allowedHosts: readonly string[], silence?: number): typeof globalThis.fetch {
  const dispatcher = publicAgent(allowedHosts, silence);
  return ((input: string, init: object) => undiciFetch(input, { ...init, dispatcher })) as never;
}

/** Restricts every `fetch` of this process to public addresses, including those of libraries. */
export function guardOutbound(allowedHosts: readonly string[]): void {
  setGlobalDispatcher(publicAgent(allowedHosts));
}
