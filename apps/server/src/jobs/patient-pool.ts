import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { isLoss } from "../db/index.ts";

/** How long to wait before a connection is asked for again, milliseconds. */
const pause = 500;
/** What graphile-worker tries again: the database does not let anybody in at the moment. */
const tryAgain = "57P03";

/** A pool for who can wait. */
export interface PatientPool {
  readonly pool: Pool;
  /** Resolves when nobody waits for a connection any more. */
  quiet(): Promise<void>;
}

/**
 * The same pool for who can wait. A connection is asked for until there is one, or until `over`; a query whose
 * connection is lost fails in the way that graphile-worker tries again. It does not await what it says of a finished
 * job, and another failure there would end the process.
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
 * Gives a connection back the first time alone. Graphile-worker gives back the one it listens on when it breaks, and once
 * more when all ends meanwhile; nobody awaits what the second time throws.
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

/** A thing that is another one but for one method. */
function withOther<T extends object>(target: T, method: keyof T, other: unknown): T {
  return new Proxy(target, {
    get(_, name) {
      if (name === method) return other;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
