import { Worker } from "node:worker_threads";
import type { Thread } from "./slow-lane.ts";

/** Starts harper on a thread of its own; it takes about 0.4 GB and some seconds to warm up. */
export function startThread(): Thread {
  const worker = new Worker(new URL("./node-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.unref();
  const ended = new Promise<void>((done) => {
    worker.once("error", () => done());
    worker.once("exit", () => done());
  });
  return {
    ask: (question) => worker.postMessage(question),
    onAnswer: (listener) => {
      worker.on("message", listener);
    },
    ended,
    stop: () => void worker.terminate(),
  };
}
