import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { isLoss } from "../db/index.ts";

/** The milliseconds before another request for a connection. */
const pause = 500;
/** The error code that graphile-worker retries: the database accepts no connections at the moment. */
const tryAgain = "57P03";

/** A pool that waits for connections. */
export interface PatientPool {
  readonly pool: Pool;
  /** Resolves when nothing is waiting for a connection anymore. */
  quiet(): Promise<void>;
}

/**
 * Returns a pool that keeps requesting a connection until there is one, or until `over`. A query whose connection is
 * lost fails with an error that graphile-worker retries. It does not await the result of finished jobs, and any other
 * error there would end the process.
 */
export function patientPool(pool: Pool, over: AbortSignal): PatientPool {
  const waiting = new Set<Promise<PoolClient>>();
  const ask = async () => {
    for (;;) {
      try {
        return patientClient(await pool.connect());
      } catch (error) {
        if (over.aborted || pool.ending) throw error;
        await sleep(pause);
      }
    }
  };
  const connect = async (called?: Parameters<Pool["connect"]>[0]) => {
    // Whoever listens for news asks in this way, and asks again by itself.
    if (called) return pool.connect((error, client, release) => called(error, client, once(release)));
    // What graphile-worker says of a finished job it may try again after all has ended: that must not fail, for nobody awaits it.
    if (pool.ending) return new Promise<never>(() => {});
    const asked = ask();
    waiting.add(asked);
    return asked.finally(() => waiting.delete(asked));
  };
  return {
    pool: withOther(pool, "connect", connect),
    quiet: async () => {
      while (waiting.size > 0) await Promise.allSettled(waiting);
    },
  };
}

/**
 * Returns a function that releases a connection only once. Graphile-worker releases a broken connection twice when it
 * ends, and the second error would be unhandled.
 */
function once(release: (error?: Error | boolean) => void): (error?: Error | boolean) => void {
  let isOver = false;
  return (error) => {
    if (isOver) return;
    isOver = true;
    release(error);
  };
}

function patientClient(client: PoolClient): PoolClient {
  const query = async (...args: [string]) => {
    try {
      return await client.query(...args);
    } catch (error) {
      throw isLoss(error) ? Object.assign(new Error("The connection was lost."), { code: tryAgain }) : error;
    }
  };
  return withOther(client, "query", query);
}

/** Returns an object like another one, except for one method. */
function withOther<T extends object>(target: T, method: keyof T, other: unknown): T {
  return new Proxy(target, {
    get(_, name) {
      if (name === method) return other;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
