import type { Redis } from "ioredis";

/** Counts what went wrong lately, by any key; shared by all nodes where there is a Redis. */
export interface Attempts {
  /** How many there were in the window. */
  count(key: string): Promise<number>;
  /** Adds one; answers how many there are now. */
  add(key: string): Promise<number>;
  forget(key: string): Promise<void>;
}

/** Seconds after which an attempt is forgotten. */
export const attemptWindow = 15 * 60;
/** Keys kept in memory at most; the oldest go first. */
const mostKeys = 100_000;

/** A counter in Redis when given; in memory without one, and while it is away. */
export function createAttempts(redis: Redis | undefined): Attempts {
  return redis ? orElse(inRedis(redis), inMemory()) : inMemory();
}

function orElse(first: Attempts, second: Attempts): Attempts {
  return {
    count: (key) => first.count(key).catch(() => second.count(key)),
    add: (key) => first.add(key).catch(() => second.add(key)),
    forget: (key) => first.forget(key).catch(() => second.forget(key)),
  };
}

function inRedis(redis: Redis): Attempts {
  const name = (key: string) => `housestyle-attempts:${key}`;
  return {
    count: async (key) => Number((await redis.get(name(key))) ?? 0),
    add: async (key) => {
      const count = await redis.incr(name(key));
      if (count === 1) await redis.expire(name(key), attemptWindow);
      return count;
    },
    forget: async (key) => {
      await redis.del(name(key));
    },
  };
}

function inMemory(): Attempts {
  const entries = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry;
    entries.delete(key);
    return undefined;
  };
  return {
    count: async (key) => current(key)?.count ?? 0,
    add: async (key) => {
      const entry = current(key) ?? { count: 0, until: Date.now() + attemptWindow * 1_000 };
      entry.count += 1;
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > mostKeys && oldest !== undefined) entries.delete(oldest);
      return entry.count;
    },
    forget: async (key) => {
      entries.delete(key);
    },
  };
}
