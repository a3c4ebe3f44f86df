import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import { type AccountServices, accountRoutes, libraryRoutes, teamSignInRoutes } from "./accounts/index.ts";
import { type AnalyticsServices, analyticsRoutes } from "./analytics/index.ts";
import { type Audit, auditRoutes } from "./audit/index.ts";
import { type CheckingServices, checkingRoutes } from "./checking/index.ts";
import type { Database } from "./db/index.ts";
import { dictionaryRoutes } from "./dictionary/index.ts";
import { type DocumentServices, documentRoutes } from "./documents/index.ts";
import { type EventServices, eventRoutes } from "./events/index.ts";
import { type ExchangeServices, exchangeRoutes } from "./exchange/index.ts";
import { explorerRoutes, openLookUp, wordHead } from "./explorer/index.ts";
import { guideRoutes } from "./guides/index.ts";
import { type HealthServices, healthRoutes } from "./health/index.ts";
import { type House, houseRoutes } from "./house/index.ts";
import { type App, createHttp, type HttpSettings } from "./http/index.ts";
import { type OperatorServices, operatorRoutes } from "./operator/index.ts";
import { previewRoutes } from "./preview/index.ts";
import { simpleGuideRoutes } from "./simple-guide/index.ts";
import { snippetRoutes } from "./snippets/index.ts";
import { type TeamServices, teamRoutes } from "./teams/index.ts";
import { type TelemetryServices, telemetryRoutes } from "./telemetry/index.ts";
import { termRoutes } from "./terms/index.ts";

import { type WebhookServices, webhookRoutes } from "./webhooks/index.ts";

/** Everything the API is made from. */
export interface Services {
  readonly http: HttpSettings;
  readonly log: FastifyBaseLogger;
  readonly registry: Registry;
  readonly database: Database;
  readonly audit: Audit;
  readonly accounts: AccountServices;
  readonly teams: TeamServices;
  readonly checking: CheckingServices;
  readonly house: House;
  readonly events: EventServices;
  readonly documents: DocumentServices;
  readonly exchange: ExchangeServices;
  readonly telemetry: TelemetryServices;
  readonly analytics: AnalyticsServices;
  readonly webhooks: WebhookServices;
  readonly health: HealthServices;
  readonly operator: OperatorServices;
}

/** The API as a value: it listens to nobody until told to. */
export function createApp(services: Services): Promise<App> {
  const { http, log, registry, database, audit, accounts, teams, checking, health, house, events, documents } =
    services;
  const parts = { database, audit };
  const lookUp = openLookUp();
  const addRoutes = (app: App) => {
    checkingRoutes(app, checking);
    healthRoutes(app, health);
    accountRoutes(app, accounts);
    libraryRoutes(app, accounts);
    teamSignInRoutes(app, accounts);
    teamRoutes(app, teams);
    dictionaryRoutes(app, parts, checking.checker);
    snippetRoutes(app, parts);
    guideRoutes(app, parts, checking.checker);
    termRoutes(app, parts);
    simpleGuideRoutes(app, parts, checking.checker);
    houseRoutes(app, house);
    eventRoutes(app, events);
    documentRoutes(app, documents);
    explorerRoutes(app, lookUp);
    telemetryRoutes(app, services.telemetry);
    analyticsRoutes(app, services.analytics);
    exchangeRoutes(app, services.exchange);
    auditRoutes(app, parts);
    webhookRoutes(app, services.webhooks);
    operatorRoutes(app, services.operator);
    previewRoutes(app, database, checking.checker);
  };
  return createHttp(http, log, registry, addRoutes, wordHead(lookUp));
}
