import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Creates a registry of metrics for one server, so that two apps in one process do not collide. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Counts requests by route pattern and status, and serves all metrics at `/metrics` if turned on. */
export function serveMetrics(app: FastifyInstance, registry: Registry, visible: boolean): void {
  const seconds = new Histogram({
    name: "housestyle_http_request_seconds",
    help: "Time from the first byte of the request to the last byte of the response.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  if (!visible) return;
  app.get("/metrics", { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
