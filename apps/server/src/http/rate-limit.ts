import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { Failure } from "../border/index.ts";
import { isForPages } from "../caller/index.ts";
import { networkOf } from "./network-of.ts";
import { isPageCall } from "./page-calls.ts";

/**
 * What a call counts against. `check` is checking of texts, `agent` the same for each key by itself, `sign-in` guards passwords, `mail` what sends e-mail,
 * `feedback` messages to the operator, `steps` what is typed in a document that others write in, too, `provisioning` identity providers, `general` everything else; `none` always answers.
 */
export type RateLimitKind =
  | "check"
  | "agent"
  | "sign-in"
  | "mail"
  | "feedback"
  | "steps"
  | "provisioning"
  | "general"
  | "none";

/** The most calls of an account, of an address without one, or of an address with a page key. */
export interface Allowances {
  readonly checksPerMinute: number;
  /** Shares the counts among several nodes. */
  readonly redis: Redis | undefined;
}

interface Window {
  readonly max: number;
  readonly timeWindow: string;
}

/** Sets the rate limits, or none if undefined. A call that counts against several is refused when any is exceeded. */
export async function limitRate(app: FastifyInstance, allowances: Allowances | undefined): Promise<void> {
  if (allowances === undefined) return;
  await app.register(rateLimit, {
    global: false,
    ...(allowances.redis && { redis: allowances.redis, nameSpace: "housestyle-limit:" }),
    // Rather let callers in than turn everybody away when the shared counter is gone.
    skipOnError: true,
  });
  // One counter for each allowance, made once, so that its routes share the counting.
  const counters = new Map(
    Object.entries(windowsOf(allowances)).map(([name, window]) => {
      const keyGenerator = (request: FastifyRequest) => `${name}:${keyOf(request, name)}`;
      return [name, app.createRateLimit({ ...window, keyGenerator })];
    }),
  );
  app.addHook("onRoute", (route) => {
    const { allowance } = (route.config ?? {}) as { allowance?: RateLimitKind | readonly RateLimitKind[] };
    const asked = [allowance ?? []].flat().flatMap((name) => counters.get(name) ?? []);
    const ofPages = isPageCall(route.url) ? counters.get("page") : undefined;
    if (asked.length === 0) return;
    const limit = async (request: FastifyRequest, reply: FastifyReply) => {
      // By address first: who asks too often takes nothing from the other visitors of a page.
      const counting = ofPages && pageKeyOf(request) !== undefined ? [...asked, ofPages] : asked;
      for (const count of counting) {
        const counted = await count(request);
        if (counted.isAllowed) continue;
        const { max, remaining, ttlInSeconds, isExceeded } = counted;
        reply.headers({
          "x-ratelimit-limit": max,
          "x-ratelimit-remaining": remaining,
          "x-ratelimit-reset": ttlInSeconds,
        });
        if (isExceeded) throw new Failure("too-many-requests", { retryAfter: ttlInSeconds });
      }
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), limit];
  });
}

function windowsOf({ checksPerMinute }: Allowances): Record<Exclude<RateLimitKind, "none"> | "page", Window> {
  return {
    check: { max: checksPerMinute, timeWindow: "1 minute" },
    agent: { max: checksPerMinute, timeWindow: "1 minute" },
    // All visitors of a page together, above what each address has.
    page: { max: checksPerMinute * 20, timeWindow: "1 minute" },
    "sign-in": { max: 100, timeWindow: "15 minutes" },
    mail: { max: 10, timeWindow: "1 hour" },
    feedback: { max: 20, timeWindow: "1 hour" },
    // An editor sends at most every 50 ms; some people have several.
    steps: { max: 3_000, timeWindow: "1 minute" },
    // An identity provider sends everyone it knows from a few addresses, at most 25 requests a second.
    provisioning: { max: 1_500, timeWindow: "1 minute" },
    general: { max: checksPerMinute * 4, timeWindow: "1 minute" },
  };
}

function keyOf(request: FastifyRequest, counter: string): string {
  const { caller } = request;
  const address = networkOf(request.ip);
  const pageKey = pageKeyOf(request);
  if (pageKey !== undefined) return counter === "page" ? `key:${pageKey}` : `key:${pageKey}:${address}`;
  if (caller?.kind !== "person") return `address:${address}`;
  // One agent that calls without end leaves the person's others their calls.
  return counter === "agent" && caller.keyId !== undefined ? `key:${caller.keyId}` : `person:${caller.personId}`;
}

/** Returns the page key of a request, which all visitors of a page share. */
function pageKeyOf({ caller }: FastifyRequest): number | undefined {
  return caller?.kind === "person" && isForPages(caller) ? caller.keyId : undefined;
}
