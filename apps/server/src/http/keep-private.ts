import type { FastifyInstance } from "fastify";

/**
 * What is answered to one caller stays with them: no browser and no proxy keeps it. A route that says for itself how it
 * may be kept, by a tag or as a file, is left alone. Whoever is being signed in counts as known.
 */
export function keepPrivate(app: FastifyInstance): void {
  app.addHook("onSend", async ({ caller }, reply) => {
    if (reply.hasHeader("cache-control")) return;
    if (caller?.kind === "person" || reply.hasHeader("set-cookie")) reply.header("cache-control", "no-store");
  });
}
