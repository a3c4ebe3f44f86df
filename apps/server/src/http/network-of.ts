import ipaddr from "ipaddr.js";

/** How many parts of 16 bits of an address of IPv6 name a network; the rest its owner chooses (RFC 4291, 2.5.4: 64 bits). */
const networkParts = 4;

/** Whom an address counts as: itself; of IPv6 its /64, of which a household has all addresses. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  return `${read.parts
    .slice(0, networkParts)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
