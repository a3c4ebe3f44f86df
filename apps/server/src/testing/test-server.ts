import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { readShared } from "@housestyle/lexicon";
import { pino } from "pino";
import { type CheckingService, type SlowLane, startChecker } from "../checking/index.ts";
import type { Database } from "../db/index.ts";
import { readEnv } from "../env.ts";
import { createRegistry } from "../http/index.ts";
import { type FeatureServices, wire } from "../wire.ts";
import { openDoor } from "./door.ts";
import { withOwnVersions } from "./own-versions.ts";
import { patientTimeLimits } from "./patient-time-limits.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { storm } from "./storm.ts";
import { freshDatabase } from "./test-database.ts";

/** What a test may set differently. */
export interface TestSettings {
  /** Settings as the operator writes them. */
  readonly env?: Readonly<Record<string, string>>;
  /** A database made before, for a second server on it. */
  readonly database?: Database;
  readonly dataFolder?: string;
  /** The built page, for tests that look at it; none if not given. Then the address is the public one, too. */
  readonly webFolder?: string;
  readonly checker?: CheckingService;
  readonly slowLane?: SlowLane;
  /** Where a model for pages lies; none if not given. */
  readonly model?: string;
  /** How the server looks whether it is well. */
  readonly looks?: FeatureServices["looks"];
  /** The clock of what is counted. */
  readonly now?: () => Date;
  /** How long a command of Redis may take, in milliseconds. */
  readonly redisLimit?: number;
  /** Keeps passwords as a server does, which takes its time. */
  readonly keepsPasswords?: boolean;
}

/** What came back from a call. */
export interface Reply<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A listening server, as a test sees it. */
export interface TestServer {
  readonly url: string;
  /** Where its own pages come from, for the header `origin`. */
  readonly origin: string;
  readonly database: Database;
  readonly dataFolder: string;
  /** What its features were opened with. */
  readonly services: FeatureServices;
  /** Everything the server has logged so far. */
  logged(): string;
  post(path: string, body: unknown): Promise<Reply>;
  close(): Promise<void>;
}

let shared: Promise<CheckingService> | undefined;

/**
 * One real checker for all servers of one process of the test runner: building an engine takes a while. It ends with the
 * process, because other files of tests use it, too.
 */
export function realChecker(): Promise<CheckingService> {
  shared ??= readShared().then(async (assets) => {
    const checker = startChecker({ assets, threads: 1, registry: createRegistry(), timeLimits: patientTimeLimits });
    await checker.ready;
    return { ...checker, close: async () => {} };
  });
  return shared;
}

/** Starts the real server with a database of its own on a free port, with the most talkative log there is. */
export async function startTestServer(settings: TestSettings = {}): Promise<TestServer> {
  let log = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const database = settings.database ?? (await freshDatabase()).database;
  const dataFolder = settings.dataFolder ?? mkdtempSync(join(tmpdir(), "hs-data-"));
  const logger = pino({ level: "trace" }, sink);
  const registry = createRegistry();
  // Where the server is has to be known before it starts, because its own links name it.
  const door = await openDoor();
  const url = `http://127.0.0.1:${door.port}`;
  const ownUrl = settings.webFolder === undefined ? "http://housestyle.test" : url;
  const publicUrl = settings.env?.HOUSESTYLE_PUBLIC_URL ?? ownUrl;
  const { app, services, ...wired } = await wire({
    env: readEnv({
      HOUSESTYLE_RATE_LIMIT: "off",
      HOUSESTYLE_DATA: dataFolder,
      HOUSESTYLE_EXTENSIONS: dataFolder,
      ...settings.env,
    }),
    log: logger,
    registry,
    database,
    checker: withOwnVersions(settings.checker ?? (await realChecker())),
    slowLane: settings.slowLane,
    model: settings.model,
    version: "0.0.0",
    webFolder: settings.webFolder ?? mkdtempSync(join(tmpdir(), "hs-web-")),
    publicUrl,
    now: settings.now ?? (() => new Date()),
    redisLimit: settings.redisLimit ?? patientTimeLimits.redis,
    // Nobody watches the disk of a machine that runs tests.
    looks: { freeBytes: undefined, ...settings.looks },
    passwords: settings.keepsPasswords ? undefined : quickPasswords,
  });
  storm(app);
  await app.ready();
  // While a test computes, both ends of an idle line stand still, and the next call would find it just hung up.
  app.server.keepAliveTimeout = 0;
  door.leadTo(app.server);
  let closing: Promise<void> | undefined;
  const close = async () => {
    await wired.close();
    await door.close();
    if (!settings.database) await database.close();
  };
  return {
    url,
    origin: new URL(publicUrl).origin,
    database,
    dataFolder,
    services: services,
    logged: () => log,
    post: async (path, body) => {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      return { status: response.status, body: answer, headers: response.headers };
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
