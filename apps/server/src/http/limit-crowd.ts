import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "../border/index.ts";
import { networkOf } from "./network-of.ts";

/** Admits requests that check texts. */
export interface CheckAdmission {
  /** Returns a function to call when the request ends, or undefined if there is no place for one more of its network. */
  enter(network: string): (() => void) | undefined;
  /** Resolves when a refusal may be sent. */
  hold(): Promise<void>;
}

/** The seconds after which a refused client may retry. */
const retryAfter = 1;

/**
 * Refuses requests that check texts if there are too many, before the caller is identified or any of the body is read.
 * A refusal costs almost nothing.
 */
export function limitCrowd(app: FastifyInstance, crowd: CheckAdmission | undefined): void {
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
  // A delayed refusal takes no place from requests that can be served.
  app.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof Failure) || error.code !== "busy") return;
    waysOut.get(request)?.();
    if ([request.routeOptions.config.allowance].flat().includes("check")) await crowd.hold();
  });
}
