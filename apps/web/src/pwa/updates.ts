import { Store, useStore } from "@housestyle/ui/store";

const store = new Store<{ readonly waiting: ServiceWorker | undefined }>({ waiting: undefined });
const beforeReload = new Set<() => Promise<void>>();

/** A new version of the page waits to take over. */
export function announceUpdate(waiting: ServiceWorker): void {
  store.set({ waiting });
}

export function useIsUpdateReady(): boolean {
  return useStore(store, ({ waiting }) => waiting !== undefined);
}

/**
 * Runs `keep` before the page is reloaded, so that nothing written is lost. Returns a function that removes it again.
 */
export function keepBeforeReload(keep: () => Promise<void>): () => void {
  beforeReload.add(keep);
  return () => beforeReload.delete(keep);
}

/** Keeps everything that is being written. */
export async function keepAll(): Promise<void> {
  await Promise.all([...beforeReload].map((keep) => keep()));
}

/** Activates the new version. The page is reloaded once that is done. */
export async function applyUpdate(): Promise<void> {
  const { waiting } = store.read();
  if (!waiting) return;
  await keepAll();
  waiting.postMessage("take over");
}
