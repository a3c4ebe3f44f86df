import type { FastifyInstance } from "fastify";

/**
 * Makes responses to an identified caller uncacheable for browsers and proxies, unless the route sets its own caching.
 * Callers who are just logging in count as identified.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook("onSend", async ({ caller }, reply) => {
    if (reply.hasHeader("cache-control")) return;
    if (caller?.kind === "person" || reply.hasHeader("set-cookie")) reply.header("cache-control", "no-store");
  });
}
