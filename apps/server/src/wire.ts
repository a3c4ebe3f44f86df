import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { defaultProductVersion } from "@housestyle/contract";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import {
  type AccountServices,
  type AuthSettings,
  type CaptchaSettings,
  captchaOrigins,
  createAttempts,
  openAccounts,
} from "./accounts/index.ts";
import { countEverybody } from "./analytics/index.ts";
import type { Services } from "./app.ts";
import { createAudit, forgetEntries } from "./audit/index.ts";
import { type BackupPlan, keepBackups, reportBackups } from "./backup/index.ts";
import { createIdentify, personAgain } from "./caller/index.ts";
import type { Checker, SlowLane } from "./checking/index.ts";
import type { Database } from "./db/index.ts";
import { emptyTrash } from "./documents/index.ts";
import type { Env } from "./env.ts";
import { listenForRules } from "./events/index.ts";
import { forgetImports, openFileProcess } from "./exchange/index.ts";
import { operatorFlags } from "./flags.ts";
import { claimMark, readInstance } from "./health/index.ts";
import { createHouse } from "./house/index.ts";
import { startJobs } from "./jobs/index.ts";
import { createMail, forgetLetterCounts, type MailSettings, mailTask, sendMailTask } from "./mail/index.ts";
import { createPublicFetch } from "./outbound/index.ts";
import { markOf, readSecret } from "./secret.ts";
import { StartFailure } from "./start-failure.ts";
import { categoryName } from "./tagging/index.ts";
import { keepMonths } from "./telemetry/index.ts";
import { texts } from "./texts.ts";

import { forgetDeliveries, sendForgotten, sendWebhook, sendWebhookTask, tellWebhooks } from "./webhooks/index.ts";

const trashTask = "empty-trash";
const importsTask = "forget-imports";
const lettersTask = "forget-letter-counts";
const usageTask = "count-usage";
const monthsTask = "keep-usage-months";
const forgottenTask = "send-forgotten-webhooks";
const deliveriesTask = "forget-deliveries";
const auditTask = "forget-activity";
const backupTask = "back-up";

/** What is opened before the services are made from it. */
export interface Parts {
  readonly env: Env;
  readonly log: Logger;
  readonly registry: Registry;
  readonly database: Database;
  readonly checker: Checker;
  readonly slowLane: SlowLane | undefined;
  readonly version: string;
  readonly webFolder: string;
  readonly publicUrl: string;
}

/** Wires all services together. `close` ends what was begun here, and nothing that came in `parts`. */
export async function wireServices(parts: Parts): Promise<{ services: Services; close: () => Promise<void> }> {
  const opened = new AsyncDisposableStack();
  try {
    return { services: await servicesOf(parts, opened), close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function servicesOf(parts: Parts, opened: AsyncDisposableStack): Promise<Services> {
  const { env, log, registry, database, checker, slowLane, version, webFolder, publicUrl } = parts;
  const secret = readSecret(env.HOUSESTYLE_SECRET, env.HOUSESTYLE_DATA);
  const mark = markOf(secret);
  if ((await claimMark(database, mark)) !== mark) throw new StartFailure(texts.start.otherSecret);
  const redis = env.HOUSESTYLE_REDIS_URL === undefined ? undefined : await openRedis(env.HOUSESTYLE_REDIS_URL, log);
  opened.defer(() => redis?.disconnect());
  const mailSettings = mailSettingsOf(env);
  const mail = createMail(mailSettings);
  const audit = createAudit(env.HOUSESTYLE_AUDIT_DAYS, tellWebhooks);
  const fetch = createPublicFetch(env.HOUSESTYLE_PRIVATE_HOSTS);
  const sender = { database, audit, fetch };
  const auth = await openAccounts(database, mail, audit, {
    ...authSettings(env, publicUrl, secret),
    signUpMode: env.HOUSESTYLE_SIGN_UP,
  });
  const backups = backupsOf(env);
  const jobs = await startJobs(
    database.pool,
    {
      [sendMailTask]: mailTask(mailSettings),
      [trashTask]: () => emptyTrash(database),
      [importsTask]: () => forgetImports(database),
      [lettersTask]: () => forgetLetterCounts(database),
      [sendWebhookTask]: sendWebhook(sender),
      [forgottenTask]: () => sendForgotten(sender),
      [deliveriesTask]: () => forgetDeliveries(database),
      [auditTask]: () => forgetEntries(database, env.HOUSESTYLE_AUDIT_DAYS),
      [usageTask]: () => countEverybody(database),
      [backupTask]: async () => backups && keepBackups(database, backups, new Date()),
      [monthsTask]: () => keepMonths(database, env.HOUSESTYLE_EVENT_MONTHS, new Date(), () => countEverybody(database)),
    },
    [
      { task: trashTask, pattern: "17 * * * *" },
      { task: importsTask, pattern: "37 3 * * *" },
      { task: lettersTask, pattern: "7 4 * * *" },
      { task: forgottenTask, pattern: "*/10 * * * *" },
      { task: deliveriesTask, pattern: "53 4 * * *" },
      { task: auditTask, pattern: "23 4 * * *" },
      { task: usageTask, pattern: "*/5 * * * *" },
      { task: monthsTask, pattern: "43 2 * * *" },
      ...(backups ? env.HOUSESTYLE_BACKUP_AT.map((time) => ({ task: backupTask, pattern: daily(time) })) : []),
    ],
    log,
  );
  opened.defer(jobs.close);
  const files = openFileProcess();
  opened.defer(files.close);
  const house = createHouse(database, Object.keys(checker.catalogue.titles));
  const listener = await listenForRules(database);
  opened.defer(listener.close);
  reportBackups(registry, database);
  const flags = operatorFlags(env.HOUSESTYLE_FLAGS);
  const captcha = captchaOf(env);
  const accounts: AccountServices = {
    auth,
    database,
    audit,
    mail,
    attempts: createAttempts(redis),
    captcha,
    fetch,
    publicUrl,
    signUpMode: env.HOUSESTYLE_SIGN_UP,
    providers: providersOf(env),
    site: {
      Version: version,
      ProductVersion: defaultProductVersion,
      Flags: flags,
      AnonymousCheck: env.HOUSESTYLE_ANONYMOUS_CHECK,
      Gallery: env.HOUSESTYLE_GALLERY,
      Stores: storesOf(env),
    },
  };
  return {
    log,
    registry,
    database,
    audit,
    http: {
      version,
      publicUrl,
      allowedOrigins: env.HOUSESTYLE_ALLOWED_ORIGINS,
      identify: createIdentify(database, secret),
      trustProxy: env.HOUSESTYLE_TRUST_PROXY,
      allowances: env.HOUSESTYLE_RATE_LIMIT ? { checksPerMinute: env.HOUSESTYLE_CALLS_PER_MINUTE, redis } : undefined,
      metrics: env.HOUSESTYLE_METRICS,
      guests: captchaOrigins(captcha),
      webFolder,
      hiddenPages: env.HOUSESTYLE_GALLERY ? [] : ["/gallery"],
    },
    accounts,
    teams: {
      database,
      audit,
      mail,
      publicUrl,
      limits: { trialDays: env.HOUSESTYLE_TEAM_TRIAL_DAYS || undefined, seats: env.HOUSESTYLE_TEAM_SEATS || undefined },
    },
    checking: {
      checker,
      slowLane,
      anonymousCheck: env.HOUSESTYLE_ANONYMOUS_CHECK,
      longestText: env.HOUSESTYLE_LONGEST_TEXT,
      houseFor: async (caller) => (caller.kind === "person" ? house.contentFor(caller) : undefined),
    },
    house,
    events: { listener, house, reload: (person) => personAgain(database, person) },
    exchange: { database, audit, checker, files },
    documents: { database, audit, flags },
    telemetry: { database, now: () => new Date() },
    analytics: {
      database,
      now: () => new Date(),
      naming: { category: categoryName, rule: (id) => checker.catalogue.titles[id] ?? id },
    },
    health: {
      version,
      askDatabase: () => readInstance(database),
      freeBytes: env.DATABASE_URL === undefined ? () => freeBytesOf(join(env.HOUSESTYLE_DATA, "postgres")) : undefined,
    },
    webhooks: { ...sender, privateHosts: env.HOUSESTYLE_PRIVATE_HOSTS },
    operator: {
      database,
      audit,
      startedOn: new Date(),
      facts: {
        Version: version,
        MailFolder: mail.toFolder,
        SignUpOpen: env.HOUSESTYLE_SIGN_UP === "open",
        SlowLane: slowLane !== undefined,
        BackupsScheduled: backups !== undefined,
      },
    },
  };
}

/** Loaded only where it is wanted. */
async function openRedis(url: string, log: Logger): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const redis = new Client(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: false });
  let told = false;
  redis.on("error", () => {
    if (!told) log.warn("Redis cannot be reached");
    told = true;
  });
  redis.on("ready", () => {
    told = false;
  });
  return redis;
}

/** Of the disk that a folder lies on, for somebody who is not root. */
async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function backupsOf(env: Env): BackupPlan | undefined {
  const { HOUSESTYLE_BACKUP_FOLDER: folder, HOUSESTYLE_BACKUP_KEEP: keep } = env;
  return folder === undefined ? undefined : { folder, keep };
}

/** `03:20` as a pattern of cron. */
function daily(time: string): string {
  const [hour, minute] = time.split(":").map(Number);
  return `${minute} ${hour} * * *`;
}

function mailSettingsOf(env: Env): MailSettings {
  return {
    smtpUrl: env.HOUSESTYLE_SMTP_URL,
    from: env.HOUSESTYLE_MAIL_FROM,
    folder: join(env.HOUSESTYLE_DATA, "mail"),
    limits: env.HOUSESTYLE_RATE_LIMIT
      ? {
          perAccount: env.HOUSESTYLE_LETTERS_PER_ACCOUNT,
          perTeam: env.HOUSESTYLE_LETTERS_PER_TEAM,
          perAddress: env.HOUSESTYLE_LETTERS_PER_ADDRESS,
        }
      : undefined,
  };
}

const providerNames = { google: "Google", microsoft: "Microsoft", apple: "Apple", facebook: "Facebook" } as const;
type ProviderName = keyof typeof providerNames;

function keysOf(env: Env, name: ProviderName): { id: string; secret: string } | undefined {
  const prefix = `HOUSESTYLE_${name.toUpperCase()}` as `HOUSESTYLE_${Uppercase<ProviderName>}`;
  const id = env[`${prefix}_ID`];
  const secret = env[`${prefix}_SECRET`];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

function authSettings(env: Env, publicUrl: string, secret: string): AuthSettings {
  const names = Object.keys(providerNames) as ProviderName[];
  const { HOUSESTYLE_OIDC_ISSUER: issuer, HOUSESTYLE_OIDC_ID: id, HOUSESTYLE_OIDC_SECRET: oidcSecret } = env;
  return {
    publicUrl,
    secret,
    origins: [new URL(publicUrl).origin, ...env.HOUSESTYLE_ALLOWED_ORIGINS],
    privateOrigins: env.HOUSESTYLE_PRIVATE_HOSTS.flatMap((host) => [
      `http://${host}:*`,
      `https://${host}:*`,
      `http://${host}`,
      `https://${host}`,
    ]),
    providers: Object.fromEntries(names.flatMap((name) => (keysOf(env, name) ? [[name, keysOf(env, name)]] : []))),
    oidc:
      issuer !== undefined && id !== undefined && oidcSecret !== undefined
        ? { issuer, id, secret: oidcSecret, name: env.HOUSESTYLE_OIDC_NAME }
        : undefined,
    teamSignIn: operatorFlags(env.HOUSESTYLE_FLAGS).WLSSO,
    requireVerified: env.HOUSESTYLE_REQUIRE_VERIFIED_EMAIL,
  };
}

function providersOf(env: Env): { Id: string; Name: string }[] {
  const names = (Object.keys(providerNames) as ProviderName[]).filter((name) => keysOf(env, name));
  const social = names.map((name) => ({ Id: name as string, Name: providerNames[name] as string }));
  return env.HOUSESTYLE_OIDC_ISSUER !== undefined && env.HOUSESTYLE_OIDC_ID !== undefined
    ? [...social, { Id: "oidc", Name: env.HOUSESTYLE_OIDC_NAME }]
    : social;
}

function captchaOf(env: Env): CaptchaSettings | undefined {
  const {
    HOUSESTYLE_CAPTCHA: provider,
    HOUSESTYLE_CAPTCHA_SITE_KEY: siteKey,
    HOUSESTYLE_CAPTCHA_SECRET: secretKey,
  } = env;
  if (provider === undefined || siteKey === undefined || secretKey === undefined) return undefined;
  return { provider, siteKey, secretKey, verifyUrl: env.HOUSESTYLE_CAPTCHA_URL };
}

/** Where the extensions of this server are, by the browser's number. */
function storesOf(env: Env) {
  const addresses = [
    [0, env.HOUSESTYLE_STORE_CHROME],
    [1, env.HOUSESTYLE_STORE_FIREFOX],
    [3, env.HOUSESTYLE_STORE_SAFARI],
    [4, env.HOUSESTYLE_STORE_EDGE],
  ] as const;
  return addresses.flatMap(([Browser, Url]) => (Url === undefined ? [] : [{ Browser, Url }]));
}
