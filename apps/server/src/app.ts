import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { Feature } from "./feature.ts";
import { type App, createHttp, type HeadOf, type HttpSettings } from "./http/index.ts";

/** The API as a value: it listens to nobody until told to. */
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

/** Each is asked in turn; the first that knows the page says what its head is. */
function firstOf(heads: readonly HeadOf[]): HeadOf {
  return async (path) => {
    for (const head of heads) {
      const found = await head(path);
      if (found) return found;
    }
    return undefined;
  };
}
