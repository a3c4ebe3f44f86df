import type { FastifyRequest } from "fastify";
import { isForPages } from "../caller/index.ts";
import { networkOf } from "./network-of.ts";

/** Whose turn a call takes among others: a person's, or that of a network without one. All visitors of a page are strangers. */
export function payerOf({ caller, ip }: Pick<FastifyRequest, "caller" | "ip">): string {
  const isStranger = caller?.kind !== "person" || isForPages(caller);
  return isStranger ? `address:${networkOf(ip)}` : `person:${caller.personId}`;
}
