import type { FromWorker, ToWorker } from "./messages.ts";

/** The part of a `Worker` that is needed. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
}
