import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Logger, parseCronItems, run as start, type Task, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import { freeJobsOfLost, sayAlive } from "./lost-workers.ts";
import { patientPool } from "./patient-pool.ts";

/** Background work, done by any free node and stored in the database until it is done. */
export interface Jobs {
  close(): Promise<void>;
}

/** A type of job. Code that needs it stores jobs with `addJobs` under its name. */
export interface Job {
  readonly name: string;
  readonly run: (payload: unknown) => unknown;
  /** When it runs on schedule, as cron patterns in UTC. */
  readonly at?: readonly string[];
}

/** The milliseconds before an operation that the database prevented is retried. */
const pause = 500;
/** The milliseconds between two signs of life of a node, and between two checks for nodes that have ended. */
const pulse = 15_000;

/**
 * Starts the worker of this node. Several nodes share the work. Failed jobs are retried with growing pauses. After a
 * loss of the database, work continues, and a job that was running may be done twice.
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

  /** Runs a check that may fail while the database is unavailable, because it is repeated. */
  async function beat(): Promise<void> {
    try {
      if (worker !== undefined) await sayAlive(pool, worker);
      await freeJobsOfLost(pool);
    } catch {
      // Readiness tells of it.
    }
  }

  /** Restarts the runner, which ends for good if the database is lost at the wrong moment. */
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

/** Returns a task that ignores the result of a job. */
function taskOf(run: Job["run"]): Task {
  return async (payload) => {
    await run(payload);
  };
}

/** Returns the schedule of a job, with a separate name for each time. */
function timesOf({ name, at = [] }: Job) {
  return at.map((match, index) => ({ task: name, match, identifier: index === 0 ? name : `${name} ${match}` }));
}

/** Logs failures without their data, which may contain an address or a link. */
function quietLogger(log: Pick<FastifyBaseLogger, "warn">): Logger {
  return new Logger(() => (level) => {
    if (level === "error") log.warn("a job failed and will be retried");
  });
}
