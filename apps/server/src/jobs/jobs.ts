import type { FastifyBaseLogger } from "fastify";
import { Logger, makeWorkerUtils, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Pool } from "pg";

/** Work that is done later, exactly once, by whichever node is free; kept in the database until it is done. */
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

/** Starts the worker of this node; several nodes share the work. A job that fails is tried again, ever more rarely. */
export async function startJobs(
  pool: Pool,
  tasks: TaskList,
  repeated: readonly Repeated[],
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<Jobs> {
  const logger = quietLogger(log);
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 2,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger,
    parsedCronItems: parseCronItems(repeated.map(({ task, pattern }) => ({ task, match: pattern }))),
  });
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  return {
    add: async (task, payload, { key } = {}) => {
      await utils.addJob(task, payload as Record<string, unknown>, {
        maxAttempts: 12,
        ...(key !== undefined && { jobKey: key }),
      });
    },
    close: async () => {
      await utils.release();
      await runner.stop();
      // Its connections are given back a moment later.
      await runner.promise.catch(() => {});
    },
  };
}

/** Says that something failed, never with what: a payload may hold an address or a link. */
function quietLogger(log: Pick<FastifyBaseLogger, "warn">): Logger {
  return new Logger(() => (level) => {
    if (level === "error") log.warn("a job failed and will be tried again");
  });
}
