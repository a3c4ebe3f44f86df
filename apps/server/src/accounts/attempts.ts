import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { Failure } from "../border/index.ts";

/** Counts what was tried lately, by any key; shared by all nodes where there is a Redis. */
export interface Attempts {
  /** Adds one; answers how many there are now. Many at once all get different answers. */
  add(key: string): Promise<number>;
  /** Takes one back that was no attempt after all. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Wrong guesses at one secret before its owner has to wait. */
const mostWrong = 10;

/**
 * Lets somebody show what they know. Counted before it is looked at, so that a hundred guesses at once are no way round;
 * what was right wipes the slate, and what failed for another reason is not held against anybody.
 */
export async function mustGuessSeldom<T>(attempts: Attempts, key: string, look: () => Promise<T>): Promise<T> {
  if ((await attempts.add(key)) > mostWrong) throw new Failure("too-many-requests", { retryAfter: 60 });
  try {
    const right = await look();
    await attempts.forget(key);
    return right;
  } catch (error) {
    if (!(error instanceof Failure && error.code === "wrong-credentials")) await attempts.takeBack(key);
    throw error;
  }
}

/** Seconds after which an attempt is forgotten. */
export const attemptWindow = 15 * 60;
/** Keys kept in memory at most; those that were not tried for longest go first. */
const mostKeys = 100_000;

/** A counter in Redis when given; in memory without one, and while it is away. */
export function createAttempts(redis: Redis | undefined): Attempts {
  return redis ? orElse(inRedis(redis), inMemory()) : inMemory();
}

function orElse(first: Attempts, second: Attempts): Attempts {
  return {
    add: (key) => first.add(key).catch(() => second.add(key)),
    takeBack: (key) => first.takeBack(key).catch(() => second.takeBack(key)),
    forget: (key) => first.forget(key).catch(() => second.forget(key)),
  };
}

function inRedis(redis: Redis): Attempts {
  const name = (key: string) => `housestyle-attempts:${key}`;
  return {
    add: async (key) => {
      const count = await redis.incr(name(key));
      if (count === 1) await redis.expire(name(key), attemptWindow);
      return count;
    },
    takeBack: async (key) => {
      // A key that has just run out must not come back without an end.
      if ((await redis.decr(name(key))) <= 0) await redis.del(name(key));
    },
    forget: async (key) => {
      await redis.del(name(key));
    },
  };
}

interface Entry {
  count: number;
  readonly until: number;
}

function inMemory(): Attempts {
  // Room is made for them as they come.
  const entries = new LRUCache<string, Entry>({ maxSize: mostKeys, sizeCalculation: () => 1 });
  const current = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry;
    entries.delete(key);
    return undefined;
  };
  return {
    add: async (key) => {
      const entry = current(key) ?? { count: 0, until: Date.now() + attemptWindow * 1_000 };
      entry.count += 1;
      entries.set(key, entry);
      return entry.count;
    },
    takeBack: async (key) => {
      const entry = current(key);
      if (entry) entry.count -= 1;
    },
    forget: async (key) => {
      entries.delete(key);
    },
  };
}
