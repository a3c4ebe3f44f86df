import type { Redis } from "ioredis";
import { LRUCache } from "lru-cache";
import { Failure } from "../border/index.ts";

/** Counts recent attempts by key. With Redis, all nodes share the counts. */
export interface Attempts {
  /** Adds an attempt and returns how many there are now. Concurrent calls all get different numbers. */
  add(key: string): Promise<number>;
  /** Removes an attempt that does not count after all. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Returns the seconds until a key expires, or the whole window if that is unknown. */
  endsIn(key: string): Promise<number>;
}

/** A key that guesses are counted for, and how many of them may be wrong. */
interface GuessLimit {
  readonly key: string;
  readonly most: number;
}

/** The most wrong guesses by one account or from one network before the next one has to wait. */
export const mostWrong = 10;
/** The most wrong passwords for one account from all networks together. */
const mostWrongOfAll = 200;

/**
 * Returns the limits of a login: for the account from one network, so that no one else can lock its owner out, and for
 * the account from everywhere, because many networks together could otherwise guess without end.
 */
export function logInLimits(email: string, network: string): readonly GuessLimit[] {
  const key = `login:${email.toLowerCase()}`;
  return [
    { key: `${key}:${network}`, most: mostWrong },
    { key, most: mostWrongOfAll },
  ];
}

/**
 * Runs `look`, which reveals whether a secret is right. The attempt is counted first, so that parallel guesses are
 * counted too. A right guess resets the count, and other failures do not count. Fails with `too-many-requests` over a
 * limit.
 */
export async function mustGuessSeldom<T>(
  attempts: Attempts,
  limits: readonly GuessLimit[],
  look: () => Promise<T>,
): Promise<T> {
  for (const { key, most } of limits) {
    if ((await attempts.add(key)) <= most) continue;
    throw new Failure("too-many-requests", { retryAfter: await attempts.endsIn(key) });
  }
  try {
    const right = await look();
    for (const { key } of limits) await attempts.forget(key);
    return right;
  } catch (error) {
    const isWrong = error instanceof Failure && (error.code === "wrong-credentials" || error.code === "bad-link");
    if (!isWrong) for (const { key } of limits) await attempts.takeBack(key);
    throw error;
  }
}

/** The seconds after which an attempt expires. */
export const attemptWindow = 15 * 60;
/** The most keys in memory. The least recently used are removed first. */
const mostKeys = 100_000;

/** Returns a counter in Redis if given, or in memory without Redis and while it is unavailable. */
export function createAttempts(redis: Redis | undefined): Attempts {
  return redis ? orElse(inRedis(redis), inMemory()) : inMemory();
}

function orElse(first: Attempts, second: Attempts): Attempts {
  return {
    add: (key) => first.add(key).catch(() => second.add(key)),
    takeBack: (key) => first.takeBack(key).catch(() => second.takeBack(key)),
    forget: (key) => first.forget(key).catch(() => second.forget(key)),
    endsIn: (key) => first.endsIn(key).catch(() => second.endsIn(key)),
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
    endsIn: async (key) => {
      const seconds = await redis.ttl(name(key));
      return seconds > 0 ? seconds : attemptWindow;
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
    endsIn: async (key) => {
      const entry = current(key);
      return entry ? Math.ceil((entry.until - Date.now()) / 1_000) : attemptWindow;
    },
  };
}
