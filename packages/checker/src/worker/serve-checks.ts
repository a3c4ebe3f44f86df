import type { Close, Closed, FromWorker, ToWorker } from "../messages.ts";
import { type CheckedText, type CheckHost, createCheckService, type LateSources } from "./check-service.ts";

/** What checking needs from the worker it runs in. */
interface WorkerHost {
  readonly post: (message: FromWorker | Closed) => void;
  /** Returns a function that runs the steps of one text. */
  readonly stepper: () => CheckHost["soon"];
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Opens the engine with its word lists and returns the handler for the messages of the page, which may open one text
 * after another. Models and phrase tables are requested after the first findings, and `ready` is posted when all have
 * loaded. Other large modules are imported from here, so that the worker loads them in parallel with the word lists.
 */
export function serveChecks(
  bytes: Uint8Array,
  late: LateSources,
  { post, stepper, wait }: WorkerHost,
): (message: ToWorker | Close) => void {
  const service = createCheckService(bytes, late, wait);
  let text: CheckedText | undefined;
  return (message) => {
    if (message.type === "open") {
      text?.end();
      text = service.begin(message, { post, soon: stepper() });
    } else if (message.type === "close") {
      text?.end();
      text = undefined;
      post({ type: "closed" });
    } else text?.receive(message);
  };
}
