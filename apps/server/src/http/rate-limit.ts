import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";

/** Gives each address an allowance per minute, shared by all limited routes; undefined means none. */
export async function limitRate(app: FastifyInstance, perMinute: number | undefined): Promise<void> {
  if (perMinute === undefined) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: "1 minute",
    groupId: "check",
    // A household has a whole /64 of addresses.
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure("too-many-requests", { retryAfter: Math.ceil(ttl / 1_000) }),
  });
}
