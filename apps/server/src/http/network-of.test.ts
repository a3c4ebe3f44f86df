import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("addresses of IPv6 count as their first 64 bits, however they are written", () => {
  holds(
    fc.property(fc.ipV6(), fc.bigInt(0n, 2n ** 64n - 1n), (address, host) => {
      const network = networkOf(address);
      const parts = [48n, 32n, 16n, 0n].map((shift) => ((host >> shift) & 0xffffn).toString(16));
      const neighbour = `${network.replace("::/64", "")}:${parts.join(":")}`;
      // An address of IPv4 in that of IPv6 stays one of IPv4.
      if (!network.endsWith("::/64")) expect(network).toMatch(/^\d+(\.\d+){3}$/);
      else if (network !== "0:0:0:0::/64") expect(networkOf(neighbour)).toBe(network);
    }),
  );
});

test("every address of IPv4 counts as itself, also written as one of IPv6; other words stay", () => {
  holds(
    fc.property(fc.ipV4(), (address) => {
      expect([networkOf(address), networkOf(`::ffff:${address}`)]).toEqual([address, address]);
    }),
  );
  expect([networkOf(""), networkOf("unknown")]).toEqual(["", "unknown"]);
});
