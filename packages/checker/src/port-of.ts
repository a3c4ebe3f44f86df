import type { FromWorker } from "./messages.ts";
import type { WorkerPort } from "./worker-port.ts";

/** A worker as a checker talks to it, until `signal` ends that. */
export function portOf(worker: Worker, signal?: AbortSignal): WorkerPort {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) =>
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data), signal && { signal }),
  };
}
