import type { Close, Closed, FromWorker, ToWorker } from "../messages.ts";
import { afterMessages } from "./after-messages.ts";
import type { DataSources } from "./check-service.ts";

/**
 * Turns the worker it is called in into a checker. Call it first, so that no message of the page is missed. The engine
 * loads alongside the word lists and is kept for texts that are opened later.
 */
export function serveWorker({ lexicon, ...late }: DataSources): void {
  /** Messages that arrived before the engine was ready, in order. */
  const early: (ToWorker | Close)[] = [];
  let receive = (message: ToWorker | Close): void => void early.push(message);
  addEventListener("message", ({ data }: MessageEvent<ToWorker | Close>) => receive(data));

  const serve = (answer: typeof receive): void => {
    receive = answer;
    for (const message of early.splice(0)) receive(message);
  };
  const start = async () => {
    const [{ serveChecks }, bytes] = await Promise.all([import("./serve-checks.ts"), lexicon()]);
    return serveChecks(bytes, late, { post, stepper: afterMessages, wait });
  };
  // Nobody listens before they have opened a text.
  const refuse = ({ type }: ToWorker | Close): void => {
    if (type === "open") post({ type: "failed" });
  };
  start().then(serve, () => serve(refuse));
}

function post(message: FromWorker | Closed): void {
  self.postMessage(message, {});
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
