import type { FromWorker } from "./messages.ts";
import type { WorkerPort } from "./worker-port.ts";

/** A worker as a checker talks to it. */
export function portOf(worker: Worker): WorkerPort {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data)),
  };
}
