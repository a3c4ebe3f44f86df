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
  /** Returns the seconds until a key is forgotten by itself; the whole window when that is not known. */
  endsIn(key: string): Promise<number>;
}

/** What guesses are counted against, and how many of them may be wrong. */
interface GuessLimit {
  readonly key: string;
  readonly most: number;
}

/** Wrong guesses at one secret, by one account or from one network, before the next one has to wait. */
export const mostWrong = 10;
/** Wrong passwords for one account from all networks together. */
const mostWrongOfAll = 200;

/**
 * Returns what a log-in counts against: the account as tried from one network, so that nobody elsewhere can lock its owner
 * out, and the account as tried from everywhere, which many networks together would otherwise try without end.
 */
export function logInLimits(email: string, network: string): readonly GuessLimit[] {
  const key = `login:${email.toLowerCase()}`;
  return [
    { key: `${key}:${network}`, most: mostWrong },
    { key, most: mostWrongOfAll },
  ];
}

/**
 * Runs `look`, which shows whether a secret is known. It is counted before it runs, so that a hundred guesses at once are no
 * way around; a right one starts the count again, and what failed for another reason does not count. Fails with
 * `too-many-requests` once a limit is passed.
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
