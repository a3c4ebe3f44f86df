import type { FastifyRequest } from "fastify";
import { isForPages } from "../caller/index.ts";
import { networkOf } from "./network-of.ts";

/** Returns who a request counts for when callers take turns: a person, or the network of an anonymous caller or a page's visitor. */
export function payerOf({ caller, ip }: Pick<FastifyRequest, "caller" | "ip">): string {
  const isStranger = caller?.kind !== "person" || isForPages(caller);
  return isStranger ? `address:${networkOf(ip)}` : `person:${caller.personId}`;
}
