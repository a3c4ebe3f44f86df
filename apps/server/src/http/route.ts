import { type Endpoint, failureBody, failures, type Input, type Output } from "@housestyle/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";

/** What a handler may know about its request besides the input. */
export interface Context {
  /** Fires when the caller hangs up before the answer. */
  readonly gone: AbortSignal;
}

/** What routes ask of the framework beside the contract. */
export interface RouteOptions {
  /** Counts against the caller's allowance. */
  readonly limited?: boolean;
  /** Overrides the contract's largest body, bytes. */
  readonly bodyLimit?: number;
}

/** Serves one call of the contract: the input is parsed before `handle`, the output checked after it. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>, context: Context) => Promise<Output<E>>,
  { limited = false, bodyLimit = endpoint.bodyLimit }: RouteOptions = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(!limited && { config: { rateLimit: false } }),
    schema: {
      summary: endpoint.summary,
      ...(!(endpoint.input instanceof z.ZodUndefined) && { body: endpoint.input }),
      response: { 200: endpoint.output, ...failureSchemas(endpoint) },
    },
    handler: async (request, reply) => handle(request.body as Input<E>, { gone: whenGone(reply) }),
  });
}

function failureSchemas(endpoint: Endpoint): Record<number, z.ZodType> {
  const entries = endpoint.failures.map((code) => failures[code]);
  const statuses = new Set(entries.map(({ status }) => status));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const sentences = entries.filter((entry) => entry.status === status).map(({ message }) => message);
      return [status, failureBody.describe(sentences.join(" / "))];
    }),
  );
}

function whenGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
