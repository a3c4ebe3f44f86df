import type { FromWorker, ToWorker } from "../messages.ts";
import { afterMessages } from "./after-messages.ts";
import type { Asking, DataSources, Opening } from "./open-desk.ts";

/**
 * Makes the worker it runs in a checker: call it first, for from then on the page's messages are heard. The engine comes
 * beside the word lists, not after them.
 */
export function serveWorker({ lexicon, ...late }: DataSources): void {
  /** What arrived before the engine was there, in order. */
  const early: Asking[] = [];
  let receive = (message: Asking): void => void early.push(message);

  // The engine and its word lists may well be here before the page's first message is.
  const opening = new Promise<Opening>((resolve) => {
    addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
      if (data.type === "open") resolve(data);
      else receive(data);
    });
  });

  const start = async () => {
    const [{ serveChecks }, bytes] = await Promise.all([import("./serve-checks.ts"), lexicon()]);
    receive = await serveChecks(bytes, late, opening, { post, soon: afterMessages(), wait });
    for (const message of early.splice(0)) receive(message);
  };
  start().catch(() => void opening.then(() => post({ type: "failed" })));
}

function post(message: FromWorker): void {
  self.postMessage(message, {});
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
