import type { FastifyInstance } from "fastify";

/** Logs one line for each request: the call and its result, without address, query, body, or headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, not the address: a query may hold a word somebody looked up.
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    );
  });
}
