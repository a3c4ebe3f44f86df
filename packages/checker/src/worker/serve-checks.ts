import type { Close, Closed, FromWorker, ToWorker } from "../messages.ts";
import { type CheckedText, type CheckHost, createCheckService, type LateSources } from "./check-service.ts";

/** What the checks need from the worker they run in. */
interface WorkerHost {
  readonly post: (message: FromWorker | Closed) => void;
  /** Returns what runs the steps of one text. */
  readonly stepper: () => CheckHost["soon"];
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Opens the engine over its word lists and answers what takes the page's messages from then on, for one text after another. The
 * models and the phrases are sent for when the first findings are out; “ready” is said when all are there. All else that is large
 * stands behind this module, so that the worker can fetch it and the word lists side by side.
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
