import type { FromWorker, ToWorker } from "./messages.ts";

/** The part of a `Worker` that the checker needs. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
}
