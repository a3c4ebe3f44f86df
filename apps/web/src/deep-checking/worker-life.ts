/**
 * Acquires a lock that the worker holds for as long as it lives. Browsers do not report that a worker has died, perhaps
 * for lack of memory, but they release its locks. Called in the worker. Resolves once it holds the lock.
 */
export function holdWorkerLock(name: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise<never>(() => {});
    });
  });
}

/** Calls back when the worker that holds this lock has died, unless `signal` was aborted before. */
export function whenWorkerEnds(name: string, signal: AbortSignal, dead: () => void): void {
  navigator.locks.request(name, { signal }, dead).catch(() => {
    // The worker was let go of.
  });
}
