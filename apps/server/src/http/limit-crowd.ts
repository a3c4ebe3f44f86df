import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { networkOf } from "./network-of.ts";

/** Who is in with texts to be checked. */
export interface Crowd {
  /** The way out for a call of a network; undefined when too many of it are in already. */
  enter(network: string): (() => void) | undefined;
  /** Resolves when one who is sent away may be told. */
  hold(): Promise<void>;
}

/** When those sent away may come again, seconds. */
const retryAfter = 1;

/**
 * Sends calls that check texts away at the door when there are too many: before it is known who calls, and before anything of
 * a body is read. That costs next to nothing, however many come.
 */
export function limitCrowd(app: FastifyInstance, crowd: Crowd | undefined): void {
  if (!crowd) return;
  const waysOut = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", async (request, reply) => {
    const { allowance } = request.routeOptions.config;
    if (![allowance].flat().includes("check")) return;
    const leave = crowd.enter(networkOf(request.ip));
    if (!leave) throw new Failure("busy", { retryAfter });
    waysOut.set(request, leave);
    reply.raw.once("close", leave);
  });
  // Whoever is held takes no place of those who can be served.
  app.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof Failure) || error.code !== "busy") return;
    waysOut.get(request)?.();
    if ([request.routeOptions.config.allowance].flat().includes("check")) await crowd.hold();
  });
}
