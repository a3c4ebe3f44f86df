import ipaddr from "ipaddr.js";

/**
 * The number of 16-bit parts of an IPv6 address that name a network. The owner chooses the rest (RFC 4291, 2.5.4: 64
 * bits).
 */
const networkParts = 4;

/**
 * Returns the network of an address for counting: the address itself, or for IPv6 its /64, because one household has
 * all of those. Other text stays as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${read.parts
    .slice(0, networkParts)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
