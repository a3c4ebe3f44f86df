/** What a server needs to serve, part by part. */
export interface Readiness {
  readonly Database: "ok" | "away";
  readonly Disk: "ok" | "full";
}

/** With less than this the database cannot be sure to write, bytes: a few segments of its log. */
const leastFree = 64 * 1024 * 1024;
/** How long an answer is believed, milliseconds: whoever watches a server asks often. */
const validFor = 2_000;

/**
 * Asks the database, and for the free bytes of the disk it lies on where that is ours to know; the same answer for a
 * moment, however many ask.
 */
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
