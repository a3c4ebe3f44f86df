import type { FromWorker, ToWorker } from "./messages.ts";

/** The part of a `Worker` that is needed. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
}

/** A worker as a checker talks to it. */
export function portOf(worker: Worker): WorkerPort {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data)),
  };
}
