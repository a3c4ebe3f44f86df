import type { FromWorker } from "./messages.ts";
import type { WorkerPort } from "./worker-port.ts";

/** Returns a worker as the checker uses it, until `signal` aborts. */
export function portOf(worker: Worker, signal?: AbortSignal): WorkerPort {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) =>
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data), signal && { signal }),
  };
}
