import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { Feature } from "./feature.ts";
import { type App, createHttp, type HeadOf, type HttpSettings } from "./http/index.ts";

/** Creates the API. It does not listen until it is told to. */
export function createApp(
  http: HttpSettings,
  log: FastifyBaseLogger,
  registry: Registry,
  features: readonly Feature[],
): Promise<App> {
  const addRoutes = (app: App) => {
    for (const { routes } of features) routes?.(app);
  };
  const heads = features.flatMap(({ head }) => head ?? []);
  return createHttp(http, log, registry, addRoutes, firstOf(heads));
}

/** Asks each source of page heads in turn. The first that knows a page decides. */
function firstOf(heads: readonly HeadOf[]): HeadOf {
  return async (path) => {
    for (const head of heads) {
      const found = await head(path);
      if (found) return found;
    }
    return undefined;
  };
}
