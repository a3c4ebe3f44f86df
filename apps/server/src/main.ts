import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readLexicon } from "@housestyle/lexicon";
import { type Logger, pino } from "pino";
import { startChecker } from "./checking/index.ts";
import { openDatabase } from "./db/index.ts";
import { type Env, readEnv } from "./env.ts";
import { plainly } from "./file-failure.ts";
import { speakHousesLanguage } from "./houses-language.ts";
import { type App, createRegistry, inSource, traceOf } from "./http/index.ts";
import { guardOutbound } from "./outbound/index.ts";
import { StartFailure } from "./start-failure.ts";
import { texts } from "./texts.ts";
import { wire } from "./wire.ts";

const root = join(import.meta.dirname, "..", "..", "..");
/** A shutdown that takes longer than this has gone wrong, milliseconds. */
const longestShutdown = 10_000;

const opened = new AsyncDisposableStack();
try {
  await speakHousesLanguage(process.env.HOUSESTYLE_LANG);
  await start(readEnv());
} catch (error) {
  // The database, too: a start that was refused leaves nothing running.
  await opened.disposeAsync();
  const told = plainly(error);
  if (!(told instanceof StartFailure)) {
    if (error instanceof Error) error.stack = inSource(error.stack ?? "");
    throw error;
  }
  process.stderr.write(`${told.message}\n`);
  process.exit(1);
}

/** Wires everything together and listens; what it opens is noted in `opened`, to be closed in the opposite order. */
async function start(env: Env): Promise<void> {
  const log = pino({ level: env.HOUSESTYLE_LOG_LEVEL, base: null }, process.stderr);
  guardOutbound(env.HOUSESTYLE_PRIVATE_HOSTS);
  const registry = createRegistry();
  const lexicon = await shareLexicon();
  // Its first thread builds its engine while all the rest is wired.
  const checker = startChecker({ lexicon, threads: env.HOUSESTYLE_CHECK_THREADS, registry });
  opened.defer(() => checker.close());
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: env.HOUSESTYLE_DATA },
    (error) => log.warn(traceOf(error), "lost a database connection"),
  );
  opened.defer(() => database.close());
  const slowLane = env.HOUSESTYLE_SLOW_LANE ? await openSlowLane() : undefined;
  opened.defer(() => slowLane?.close());
  const version = readVersion();
  const publicUrl = env.HOUSESTYLE_PUBLIC_URL ?? `http://${nameOf(env.HOST)}:${env.PORT}`;
  const webFolder = join(root, "apps", "web", "dist");
  const known = { env, log, registry, database, checker, slowLane, version, webFolder, publicUrl };
  const wired = await wire({ ...known, now: () => new Date() });
  opened.defer(wired.close);
  await checker.ready;
  await listen(wired.app, env);
  stopOnSignals(() => opened.disposeAsync(), log);
}

async function listen(app: App, { HOST, PORT, HOUSESTYLE_PUBLIC_URL }: Env): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE" || code === "EACCES") throw new StartFailure(texts.start.portTaken(PORT));
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") throw new StartFailure(texts.start.addressRefused(HOST));
    throw error;
  }
  // Port 0 lets the system choose.
  const address = app.server.address();
  const port = typeof address === "object" ? (address?.port ?? PORT) : PORT;
  process.stdout.write(`${texts.start.listening(HOUSESTYLE_PUBLIC_URL ?? `http://${nameOf(HOST)}:${port}`)}\n`);
}

function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let since = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to every program at once and the starter hands it on; a second one later means it.
      if (since > 0 && Date.now() - since > 1_000) process.exit(1);
      if (since > 0) return;
      since = Date.now();
      setTimeout(() => process.exit(1), longestShutdown).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error(traceOf(error), "shutdown failed");
          process.exit(1);
        },
      );
    });
  }
}

/** Loaded only where it is wanted: it brings the whole engine into this thread. */
async function openSlowLane() {
  const { canStart, createSlowLane, startThread } = await import("@housestyle/slow-lane");
  if (!canStart()) throw new StartFailure(texts.start.noSlowLane);
  const { lateReader } = await import("@housestyle/engine");
  const lane = createSlowLane({ start: startThread });
  return { ...lateReader(lane), close: () => lane.close() };
}

/** The word lists, in memory that all threads read together. */
async function shareLexicon(): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await readLexicon();
  } catch {
    throw new StartFailure(texts.start.noLexicon);
  }
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  return shared;
}

function readVersion(): string {
  return String(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version);
}

/** An address to click on: nobody can visit “all addresses”. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
