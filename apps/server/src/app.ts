import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import { type CheckingServices, checkingRoutes } from "./checking/index.ts";
import { type HealthServices, healthRoutes } from "./health/index.ts";
import { type App, createHttp, type HttpSettings } from "./http/index.ts";

/** Everything the API is made from. */
export interface Services {
  readonly http: HttpSettings;
  readonly log: FastifyBaseLogger;
  readonly registry: Registry;
  readonly checking: CheckingServices;
  readonly health: HealthServices;
}

/** The API as a value: it listens to nobody until told to. */
export function createApp({ http, log, registry, checking, health }: Services): Promise<App> {
  return createHttp(http, log, registry, (app) => {
    checkingRoutes(app, checking);
    healthRoutes(app, health);
  });
}
