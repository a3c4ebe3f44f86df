import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { limits } from "@housestyle/contract";
import { readLexicon } from "@housestyle/lexicon";
import { pino } from "pino";
import { createApp } from "../app.ts";
import { type Checker, type CheckingServices, startChecker } from "../checking/index.ts";
import { createRegistry, type HttpSettings } from "../http/index.ts";

/** What a test may set differently. */
export interface TestSettings {
  readonly http?: Partial<HttpSettings>;
  readonly checking?: Partial<CheckingServices>;
  readonly askDatabase?: () => Promise<unknown>;
}

/** A listening server, as a test sees it. */
export interface TestServer {
  readonly url: string;
  /** Everything the server has logged so far. */
  logged(): string;
  post(path: string, body: unknown): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
  close(): Promise<void>;
}

let shared: Promise<Checker> | undefined;

/** One real checker for all servers of a test file: building an engine takes a while. */
export function realChecker(): Promise<Checker> {
  shared ??= readLexicon().then((lexicon) => startChecker({ lexicon, threads: 1, registry: createRegistry() }));
  return shared;
}

/** Starts the real server on a free port, with the most talkative log there is. */
export async function startTestServer({ http, checking, askDatabase }: TestSettings = {}): Promise<TestServer> {
  let log = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const app = await createApp({
    log: pino({ level: "trace" }, sink),
    registry: createRegistry(),
    http: {
      version: "0.0.0",
      publicUrl: "http://housestyle.test",
      trustProxy: false,
      callsPerMinute: undefined,
      metrics: true,
      webFolder: mkdtempSync(join(tmpdir(), "hs-web-")),
      ...http,
    },
    checking: {
      checker: checking?.checker ?? (await realChecker()),
      slowLane: undefined,
      anonymousCheck: true,
      longestText: limits.checkText,
      ...checking,
    },
    health: { version: "0.0.0", askDatabase: askDatabase ?? (async () => "there") },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
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
    close: () => app.close(),
  };
}
