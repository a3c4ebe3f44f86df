let early: Worker | undefined;

/** Sends for the checker while the editor's own files are still on their way: it is the longest wait of all. */
export function sendForWorker(): void {
  if (early) return;
  const worker = newWorker();
  early = worker;
  // Whoever takes one hears of its failures; one that failed before is not handed out.
  worker.addEventListener("error", () => {
    if (early === worker) early = undefined;
  });
}

/** The worker that was sent for, else a new one. */
export function takeWorker(): Worker {
  const worker = early ?? newWorker();
  early = undefined;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
