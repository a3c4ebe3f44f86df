import type { FromWorker, ToWorker } from "../messages.ts";
import { afterMessages } from "./after-messages.ts";
import { type CheckedText, type CheckService, createCheckService, type DataSources } from "./check-service.ts";

/** A message from the page to a worker for many texts, about one of them. */
export interface ToTextsWorker {
  readonly text: number;
  readonly message: ToWorker | { readonly type: "close" };
}

/** A message from a worker for many texts to the page, about one of them. */
export interface FromTextsWorker {
  readonly text: number;
  readonly message: FromWorker;
}

/**
 * Turns the worker it is called in into a checker of many texts with one engine. Call it first. Opening an open text starts
 * it again.
 */
export function serveMany({ lexicon, ...late }: DataSources): void {
  const early: ToTextsWorker[] = [];
  const texts = new Map<number, CheckedText>();
  let take = (told: ToTextsWorker): void => void early.push(told);
  addEventListener("message", ({ data }: MessageEvent<ToTextsWorker>) => take(data));

  const serve = (service: CheckService) => {
    take = ({ text, message }) => {
      if (message.type === "open" || message.type === "close") texts.get(text)?.end();
      if (message.type === "close") texts.delete(text);
      else if (message.type === "open")
        texts.set(text, service.begin(message, { post: (answer) => post(text, answer), soon: afterMessages() }));
      else texts.get(text)?.receive(message);
    };
    for (const told of early.splice(0)) take(told);
  };
  const fail = () => {
    take = ({ text, message }) => {
      if (message.type === "open") post(text, { type: "failed" });
    };
    for (const told of early.splice(0)) take(told);
  };
  lexicon().then((bytes) => serve(createCheckService(bytes, late, wait)), fail);
}

function post(text: number, message: FromWorker): void {
  const said: FromTextsWorker = { text, message };
  self.postMessage(said, {});
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
