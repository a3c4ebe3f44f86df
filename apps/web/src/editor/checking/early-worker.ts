import type { Close, Closed, FromWorker } from "@housestyle/checker";

/** How long a worker is kept for the next editor after its text was closed, in milliseconds. */
const keptFor = 60_000;

let early: Worker | undefined;
/** One that was given back and has not closed its text yet. */
let closing: Worker | undefined;

/** Sends for the checker while the editor's own files are still on their way: it is the longest wait of all. */
export function sendForWorker(): void {
  if (early || closing) return;
  keep(newWorker());
}

/** Returns the worker that was started early or given back, or else a new one. */
export function takeWorker(): Worker {
  const worker = early ?? newWorker();
  early = undefined;
  closing?.terminate();
  closing = undefined;
  return worker;
}

/** Takes back a worker that is no longer used, so that the next editor need not wait for its engine to load. */
export function giveBackWorker(worker: Worker): void {
  closing?.terminate();
  closing = worker;
  worker.addEventListener("message", function closed({ data }: MessageEvent<FromWorker | Closed>) {
    if (data.type !== "closed") return;
    worker.removeEventListener("message", closed);
    if (closing !== worker) return;
    closing = undefined;
    if (early) {
      worker.terminate();
      return;
    }
    keep(worker);
    setTimeout(() => {
      if (early !== worker) return;
      early = undefined;
      worker.terminate();
    }, keptFor);
  });
  worker.postMessage({ type: "close" } satisfies Close);
}

function keep(worker: Worker): void {
  early = worker;
  // Whoever takes one hears of its failures; one that failed before is not handed out.
  worker.addEventListener("error", () => {
    if (early === worker) early = undefined;
  });
}

function newWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
