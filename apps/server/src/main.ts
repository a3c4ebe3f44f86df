import { setFlagsFromString } from "node:v8";
import { readShared } from "@housestyle/lexicon";
import { pino } from "pino";
import { startChecker } from "./checking/checker.ts";
import { type Database, openDatabase } from "./db/connection.ts";
import { databasePlaceOf } from "./db/env.ts";
import { type Env, readEnv } from "./env.ts";
import { plainly } from "./file-failure.ts";
import { inSource } from "./http/in-source.ts";
import { createRegistry } from "./http/metrics.ts";
import { traceOf } from "./http/trace-of.ts";
import { loadInstallationLanguage } from "./installation-language.ts";
import { StartFailure } from "./start-failure.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import { texts } from "./texts.ts";

// What takes longest to begin, the checker's engine and the database, begins before most of the code is read.

const opened = new AsyncDisposableStack();
try {
  await loadInstallationLanguage(process.env.HOUSESTYLE_LANG);
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

/** Starts the server. Everything it opens is added to `opened`, to be closed in reverse order. */
async function start(env: Env): Promise<void> {
  const log = pino({ level: env.HOUSESTYLE_LOG_LEVEL, base: null }, process.stderr);
  const registry = createRegistry();
  const checker = startChecker({ assets: await shareAssets(), threads: env.HOUSESTYLE_CHECK_THREADS, registry });
  opened.defer(() => checker.close());
  const opening = openDatabase(databasePlaceOf(env), (error) => log.warn(traceOf(error), "lost a database connection"));
  opened.defer(() => closeOnceOpen(opening));
  const [{ serve }, database] = await Promise.all([import("./serve.ts"), opening]);
  await serve({ env, log, registry, database, checker }, opened);
  stopOnSignals(() => opened.disposeAsync(), log);
  // Little memory is worth more than quick collections, but not before it is ready: a fifth of a start went into them.
  setFlagsFromString("--optimize-for-size");
}

/** Closes the database after it has opened. A failure to open has already been reported. */
async function closeOnceOpen(opening: Promise<Database>): Promise<void> {
  const database = await opening.catch(() => undefined);
  await database?.close();
}

/** Loads the data of the engine into memory that all threads share. */
async function shareAssets(): Promise<Uint8Array> {
  try {
    return await readShared();
  } catch {
    throw new StartFailure(texts.start.noLexicon);
  }
}
