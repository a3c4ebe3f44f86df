import type { Flags } from "@housestyle/contract";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { type AccountRulesService, createAccountRules, openAccountRules } from "./account-rules/index.ts";
import { openAccounts, type PasswordHashing } from "./accounts/index.ts";
import { openAddins } from "./addins/index.ts";
import { openAgents } from "./agents/index.ts";
import { openAnalytics } from "./analytics/index.ts";
import { createApp } from "./app.ts";
import { openAssistance } from "./assistance/index.ts";
import { type Audit, createAudit, openAudit } from "./audit/index.ts";
import { openAuthorship } from "./authorship/index.ts";
import { openBackup } from "./backup/index.ts";
import { createIdentify } from "./caller/index.ts";
import { type CheckingService, openChecking, type SlowLane } from "./checking/index.ts";
import { openCollaboration } from "./collaboration/index.ts";
import { openComments } from "./comments/index.ts";
import { type Database, reportConnections } from "./db/index.ts";
import { openDictionary } from "./dictionary/index.ts";
import { foldSteps, openDocuments } from "./documents/index.ts";
import type { Env } from "./env.ts";
import { openEvents } from "./events/index.ts";
import { openExchange } from "./exchange/index.ts";
import { openExplorer } from "./explorer/index.ts";
import type { Feature, Open } from "./feature.ts";
import { operatorFlags } from "./flags.ts";
import { openGuests } from "./guests/index.ts";
import { openGuides } from "./guides/index.ts";
import { claimMark, type HealthServices, openHealth } from "./health/index.ts";
import { type App, httpSettings } from "./http/index.ts";
import { openImages } from "./images/index.ts";
import { openInsights } from "./insights/index.ts";
import { reportJobs, startJobs } from "./jobs/index.ts";
import { openLanguagetool } from "./languagetool/index.ts";
import { createMail, type Mail, mailSettings, openMail } from "./mail/index.ts";
import { openModels } from "./models/index.ts";
import { openNorms } from "./norms/index.ts";
import { openNotifications } from "./notifications/index.ts";
import { openOAuth } from "./oauth/index.ts";
import { openOfficeFiles } from "./office-files/index.ts";
import { openOperator } from "./operator/index.ts";
import { createPublicFetch } from "./outbound/index.ts";
import { openPreview } from "./preview/index.ts";
import { openProvisioning } from "./provisioning/index.ts";
import { openRedis } from "./redis.ts";
import { markOf, readSecret } from "./secret.ts";
import { Signal } from "./signal.ts";
import { openSimpleGuide } from "./simple-guide/index.ts";
import { openSnippets } from "./snippets/index.ts";
import { openSources } from "./sources/index.ts";
import { StartFailure } from "./start-failure.ts";
import { openTeams } from "./teams/index.ts";
import { openTelemetry } from "./telemetry/index.ts";
import { openTerms } from "./terms/index.ts";
import { openTextApi } from "./text-api/index.ts";
import { texts } from "./texts.ts";
import { timeLimits } from "./time-limits.ts";
import { openWebhooks, queueWebhooks } from "./webhooks/index.ts";

/** What is opened before the parts of the server are connected. */
export interface OpenedServices {
  readonly env: Env;
  readonly log: Logger;
  readonly registry: Registry;
  readonly database: Database;
  readonly checker: CheckingService;
  /** The second checker, if any. */
  readonly slowLane?: SlowLane | undefined;
  /** The folder of the model for browsers, if any. */
  readonly model?: string | undefined;
  readonly version: string;
  readonly webFolder: string;
  readonly publicUrl: string;
  /** The clock used for counting. */
  readonly now: () => Date;
  /** How long a command of Redis may take, in milliseconds; undefined means as long as in production. */
  readonly redisLimit?: number | undefined;
  /** Other ways to see how the server is, for tests. */
  readonly looks?: Partial<Omit<HealthServices, "version">> | undefined;
  /** Another way to keep passwords, for tests that make hundreds of accounts. */
  readonly passwords?: PasswordHashing | undefined;
}

/** What features are opened with. */
export interface FeatureServices extends OpenedServices {
  readonly secret: string;
  readonly redis: Redis | undefined;
  readonly flags: Flags;
  readonly audit: Audit;
  readonly mail: Mail;
  /** Reaches what the outbound rules allow. */
  readonly fetch: typeof globalThis.fetch;
  readonly accountRules: AccountRulesService;
  readonly foldSteps: typeof foldSteps;
  /** Comments on a document have changed. */
  readonly commented: Signal<number>;
}

/** All there is on the server. */
const features: readonly Open<FeatureServices>[] = [
  openChecking,
  openLanguagetool,
  openTextApi,
  openAgents,
  openHealth,
  openAccounts,
  openOAuth,
  openTeams,
  openProvisioning,
  openDictionary,
  openSnippets,
  openGuides,
  openTerms,
  openSimpleGuide,
  openAccountRules,
  openEvents,
  openDocuments,
  openCollaboration,
  openAuthorship,
  openComments,
  openGuests,
  openNotifications,
  openImages,
  openSources,
  openNorms,
  openAssistance,
  openExplorer,
  openModels,
  openAddins,
  openTelemetry,
  openAnalytics,
  openInsights,
  openExchange,
  openOfficeFiles,
  openAudit,
  openWebhooks,
  openOperator,
  openPreview,
  openMail,
  openBackup,
];

/** A server that is wired. */
export interface Wired {
  readonly app: App;
  readonly services: FeatureServices;
  /** Ends what was begun here, and nothing that was given. */
  close(): Promise<void>;
}

/** Opens all features, and begins their jobs. */
export async function wire(given: OpenedServices): Promise<Wired> {
  const opened = new AsyncDisposableStack();
  try {
    const services = await featureServicesOf(given, opened);
    const open: Feature[] = [];
    for (const each of features) {
      const feature = await each(services);
      opened.defer(async () => feature.close?.());
      open.push(feature);
    }
    const { database, log, registry } = given;
    reportConnections(registry, database.pool);
    reportJobs(registry, database);
    const jobs = await startJobs(
      database.directPool,
      open.flatMap((feature) => feature.jobs ?? []),
      log,
    );
    opened.defer(jobs.close);
    const app = await createApp(httpOf(services, open), log, registry, open);
    opened.defer(() => app.close());
    return { app, services: services, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function featureServicesOf(given: OpenedServices, opened: AsyncDisposableStack): Promise<FeatureServices> {
  const { env, log, database, checker } = given;
  const secret = readSecret(env.HOUSESTYLE_SECRET, env.HOUSESTYLE_DATA);
  const mark = markOf(secret);
  if ((await claimMark(database, mark)) !== mark) throw new StartFailure(texts.start.otherSecret);
  const { HOUSESTYLE_REDIS_URL: url } = env;
  const redis = url === undefined ? undefined : await openRedis(url, log, given.redisLimit ?? timeLimits.redis);
  opened.defer(() => redis?.disconnect());
  return {
    ...given,
    secret,
    redis,
    flags: operatorFlags(env.HOUSESTYLE_FLAGS),
    audit: createAudit(env.HOUSESTYLE_AUDIT_DAYS, queueWebhooks),
    mail: createMail(mailSettings(env)),
    fetch: createPublicFetch(env.HOUSESTYLE_PRIVATE_HOSTS),
    accountRules: createAccountRules(database, () => Object.keys(checker.catalogue.titles)),
    foldSteps,
    commented: new Signal(),
  };
}

function httpOf(services: FeatureServices, open: readonly Feature[]) {
  const { env, redis, version, publicUrl, webFolder, database, secret, checker } = services;
  const identify = createIdentify(database, secret);
  const guests = open.flatMap((feature) => feature.guests ?? []);
  const workerSources = open.flatMap((feature) => feature.workerSources ?? []);
  const known = { version, publicUrl, webFolder, crowd: checker.crowd, identify, guests, workerSources };
  return httpSettings({ env, redis, ...known });
}
