import ipaddr from "ipaddr.js";

/** Whether an address is one of the public internet: not this machine, not this network, not one in disguise. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in IPv6 clothes is judged by what it is.
  return ipaddr.process(address).range() === "unicast";
}

/**
 * Returns the addresses of a name to connect to, or none if any is private, because a private address among public ones
 * is an attack.
 */
export function publicAmong<T extends { readonly address: string }>(addresses: readonly T[]): readonly T[] {
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses : [];
}
