/**
 * Nobody says that a worker has died, of too little memory perhaps: but a lock that it held is free from then on. Called in
 * the worker; resolves once it holds the lock.
 */
export function holdWorkerLock(name: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise<never>(() => {});
    });
  });
}

/** Calls back when a worker that holds this lock has died, unless `signal` says that nobody wants to know any more. */
export function whenWorkerEnds(name: string, signal: AbortSignal, dead: () => void): void {
  navigator.locks.request(name, { signal }, dead).catch(() => {
    // The worker was let go of.
  });
}
