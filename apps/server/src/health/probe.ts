import type { Database } from "../db/index.ts";
import { readInstance } from "./store.ts";

/** The milliseconds after which the database counts as unavailable. */
const patience = 2_000;

/**
 * Returns a function that asks whether the database stores changes. It rejects when that takes too long or cannot be
 * done. A primary that waits for a standby keeps the connection, so nothing more is asked until it answers.
 */
export function createProbe(database: Database): () => Promise<unknown> {
  let pending: Promise<unknown> | undefined;
  return async () => {
    pending ??= readInstance(database).finally(() => {
      pending = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error("The database does not answer.")), patience);
    });
    try {
      return await Promise.race([pending, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
