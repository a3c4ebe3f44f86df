import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { Failure } from "../border/index.ts";
import { type Caller, isForPages } from "../caller/index.ts";

/**
 * What a call counts against. `check` is checking of texts, `agent` the same for each key by itself, `sign-in` guards passwords, `mail` what sends e-mail,
 * `feedback` messages to the operator, `general` everything else; `none` always answers.
 */
export type Allowance = "check" | "agent" | "sign-in" | "mail" | "feedback" | "general" | "none";

/** How many calls an account, an address without one, or an address with the key of a page may make. */
export interface Allowances {
  readonly checksPerMinute: number;
  /** Shares the counting among several nodes. */
  readonly redis: Redis | undefined;
}

interface Window {
  readonly max: number;
  readonly timeWindow: string;
}

/** Sets the allowances; undefined means none. */
export async function limitRate(app: FastifyInstance, allowances: Allowances | undefined): Promise<void> {
  if (allowances === undefined) return;
  const windows = windowsOf(allowances);
  await app.register(rateLimit, {
    global: false,
    ...(allowances.redis && { redis: allowances.redis, nameSpace: "housestyle-limit:" }),
    // Rather let callers in than turn everybody away when the shared counter is gone.
    skipOnError: true,
  });
  // One limiter for each group, made once, so that its routes share the counting.
  const limiters = new Map(
    Object.entries(windows).map(([name, window]) => [
      name,
      app.rateLimit({
        ...window,
        groupId: name,
        keyGenerator: (request) => keyOf(request.caller, request, name),
        // A household has a whole /64 of addresses.
        ipv6Subnet: 64,
        errorResponseBuilder: (_request, { ttl }) =>
          new Failure("too-many-requests", { retryAfter: Math.ceil(ttl / 1_000) }),
      }),
    ]),
  );
  app.addHook("onRoute", (route) => {
    const { allowance } = (route.config ?? {}) as { allowance?: Allowance | readonly Allowance[] };
    const limits = [allowance ?? []].flat().flatMap((name) => limiters.get(name) ?? []);
    if (limits.length === 0) return;
    route.onRequest = [...[route.onRequest ?? []].flat(), ...limits];
  });
}

function windowsOf({ checksPerMinute }: Allowances): Record<Exclude<Allowance, "none">, Window> {
  return {
    check: { max: checksPerMinute, timeWindow: "1 minute" },
    agent: { max: checksPerMinute, timeWindow: "1 minute" },
    "sign-in": { max: 100, timeWindow: "15 minutes" },
    mail: { max: 10, timeWindow: "1 hour" },
    feedback: { max: 20, timeWindow: "1 hour" },
    general: { max: checksPerMinute * 4, timeWindow: "1 minute" },
  };
}

function keyOf(caller: Caller | undefined, request: FastifyRequest, allowance: string): string {
  // One agent that calls without end leaves the person's others their calls.
  if (allowance === "agent" && caller?.kind === "person" && caller.keyId !== undefined) return `key:${caller.keyId}`;
  // So does one visitor of a page: its key is the key of all of them.
  if (caller?.kind === "person" && isForPages(caller)) return `page:${caller.keyId}:${request.ip}`;
  return caller?.kind === "person" ? `person:${caller.personId}` : `address:${request.ip}`;
}
