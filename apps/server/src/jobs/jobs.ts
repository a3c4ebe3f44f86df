import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Logger, makeWorkerUtils, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Pool } from "pg";
import { patientPool } from "./patient-pool.ts";

/** Work that is done later, once, by whichever node is free; kept in the database until it is done. */
export interface Jobs {
  /** Resolves once the job is stored. `key` makes a second job with the same key replace the first. */
  add(task: string, payload: unknown, options?: { readonly key?: string }): Promise<void>;
  close(): Promise<void>;
}

/** Something done again and again; `pattern` is that of cron, in UTC. */
export interface Repeated {
  readonly task: string;
  readonly pattern: string;
}

/** How long to wait before trying again what the database did not let happen, milliseconds. */
const pause = 500;

/**
 * Starts the worker of this node; several nodes share the work. A job that fails is tried again, ever more rarely. A
 * database that goes away and comes back stops nothing for long; a job that was under way may then be done twice.
 */
export async function startJobs(
  pool: Pool,
  tasks: TaskList,
  repeated: readonly Repeated[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<Jobs> {
  const logger = quietLogger(log);
  const closing = new AbortController();
  const options = {
    pgPool: patientPool(pool, closing.signal),
    taskList: tasks,
    concurrency: 2,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger,
    parsedCronItems: parseCronItems(repeated.map(itemOf)),
  };
  let runner = await run(options);
  const working = keepWorking();
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  return {
    add: async (task, payload, { key } = {}) => {
      await utils.addJob(task, payload as Record<string, unknown>, {
        maxAttempts: 12,
        ...(key !== undefined && { jobKey: key }),
      });
    },
    close: async () => {
      closing.abort();
      await utils.release();
      // It may have stopped by itself.
      await runner.stop().catch(() => {});
      // Its connections are given back a moment later.
      await working;
    },
  };

  /** A runner stops for good when the database goes away at the wrong moment: another one goes on. */
  async function keepWorking(): Promise<void> {
    for (;;) {
      await runner.promise.catch(() => {});
      if (closing.signal.aborted) return;
      log.warn("the jobs have stopped and begin again");
      await sleep(pause);
      if (closing.signal.aborted) return;
      runner = await run(options).catch(() => runner);
      if (closing.signal.aborted) await runner.stop().catch(() => {});
    }
  }
}

/** One task may be repeated by several patterns, and each is known by a name of its own. */
function itemOf({ task, pattern }: Repeated, index: number, all: readonly Repeated[]) {
  const isAlone = all.findIndex((each) => each.task === task) === index;
  return { task, match: pattern, identifier: isAlone ? task : `${task} ${pattern}` };
}

/** Says that something failed, never with what: a payload may hold an address or a link. */
function quietLogger(log: Pick<FastifyBaseLogger, "warn">): Logger {
  return new Logger(() => (level) => {
    if (level === "error") log.warn("a job failed and will be tried again");
  });
}
