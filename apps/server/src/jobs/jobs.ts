import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, run as start, type Task, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import { freeJobsOfLost, sayAlive } from "./lost-workers.ts";
import { patientPool } from "./patient-pool.ts";

/** Work that is done later, by whichever node is free; kept in the database until it is done. */
export interface Jobs {
  close(): Promise<void>;
}

/** A kind of work. Whoever needs it done stores it with `addJobs` under its name. */
export interface Job {
  readonly name: string;
  readonly run: (payload: unknown) => unknown;
  /** When it is done by itself: patterns of cron, UTC. */
  readonly at?: readonly string[];
}

/** How long to wait before trying again what the database did not let happen, milliseconds. */
const pause = 500;
/** How often a node says that it is at work, and looks for those that no longer are, milliseconds. */
const pulse = 15_000;

/**
 * Starts the worker of this node; several nodes share the work. A job that fails is tried again, ever more rarely. A
 * database that goes away and comes back stops nothing for long; a job that was under way may then be done twice.
 */
export async function startJobs(pool: Pool, jobs: readonly Job[], log: Pick<FastifyBaseLogger, "warn">): Promise<Jobs> {
  const logger = quietLogger(log);
  const closing = new AbortController();
  const patient = patientPool(pool, closing.signal);
  const events: WorkerEvents = new EventEmitter();
  let worker: string | undefined;
  events.on("pool:create", ({ workerPool }) => {
    worker = workerPool.id;
    void beat();
  });
  const options = {
    events,
    pgPool: patient.pool,
    taskList: Object.fromEntries(jobs.map(({ name, run }) => [name, taskOf(run)])),
    // More than there are queues of jobs that wait for somebody else.
    concurrency: 6,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger,
    parsedCronItems: parseCronItems(jobs.flatMap(timesOf)),
  };
  let runner = await start(options);
  const working = keepWorking();
  const beating = setInterval(() => void beat(), pulse);
  beating.unref();
  return {
    close: async () => {
      clearInterval(beating);
      closing.abort();
      // It may have stopped by itself.
      await runner.stop().catch(() => {});
      // Its connections are given back a moment later.
      await working;
      // What was done is noted after that; the pool may be closed once it is.
      await patient.quiet();
    },
  };

  /** What fails now, because the database is away, is done at the next beat. */
  async function beat(): Promise<void> {
    try {
      if (worker !== undefined) await sayAlive(pool, worker);
      await freeJobsOfLost(pool);
    } catch {
      // Readiness tells of it.
    }
  }

  /** A runner stops for good when the database goes away at the wrong moment: another one goes on. */
  async function keepWorking(): Promise<void> {
    for (;;) {
      await runner.promise.catch(() => {});
      if (closing.signal.aborted) return;
      log.warn("background jobs stopped and are restarting");
      await sleep(pause);
      if (closing.signal.aborted) return;
      runner = await start(options).catch(() => runner);
      if (closing.signal.aborted) await runner.stop().catch(() => {});
    }
  }
}

/** What a job answers is nobody's concern. */
function taskOf(run: Job["run"]): Task {
  return async (payload) => {
    await run(payload);
  };
}

/** One job may be done at several times, and each is known by a name of its own. */
function timesOf({ name, at = [] }: Job) {
  return at.map((match, index) => ({ task: name, match, identifier: index === 0 ? name : `${name} ${match}` }));
}

/** Says that something failed, never with what: a payload may hold an address or a link. */
function quietLogger(log: Pick<FastifyBaseLogger, "warn">): Logger {
  return new Logger(() => (level) => {
    if (level === "error") log.warn("a job failed and will be retried");
  });
}
