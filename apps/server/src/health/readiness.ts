/** The readiness of each part of the server. */
export interface Readiness {
  readonly Database: "ok" | "away";
  readonly Disk: "ok" | "full";
}

/** The fewest free bytes with which the database can still write: a few segments of its log. */
const leastFree = 64 * 1024 * 1024;
/** The milliseconds for which a result is cached, because monitors ask often. */
const validFor = 2_000;

/** Checks the database, and the free space of its disk if that is local. Results are cached for a moment. */
export function watchReadiness(
  askDatabase: () => Promise<unknown>,
  freeBytes: (() => Promise<number>) | undefined,
  now: () => number = Date.now,
): () => Promise<Readiness> {
  let last: Promise<Readiness> | undefined;
  let until = 0;
  return () => {
    if (last === undefined || now() >= until) {
      last = look(askDatabase, freeBytes);
      until = now() + validFor;
    }
    return last;
  };
}

async function look(
  askDatabase: () => Promise<unknown>,
  freeBytes: (() => Promise<number>) | undefined,
): Promise<Readiness> {
  const [answer, free] = await Promise.allSettled([askDatabase(), freeBytes?.()]);
  // A disk that cannot be asked is the database's to tell of.
  const isFull = free.status === "fulfilled" && free.value !== undefined && free.value < leastFree;
  return { Database: answer.status === "fulfilled" ? "ok" : "away", Disk: isFull ? "full" : "ok" };
}
