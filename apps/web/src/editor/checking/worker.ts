import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { Asking, Opening } from "./serve-checks.ts";

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

/** Two ports make the shortest way to “after the messages that wait”: timers are held back to 4 ms. */
const { port1, port2 } = new MessageChannel();
let next: (() => void) | undefined;
port1.onmessage = () => next?.();

function post(message: FromWorker): void {
  self.postMessage(message, {});
}

/** The word lists, from our own origin; they are fetched beside the engine, not after it. */
async function wordLists(): Promise<Uint8Array> {
  const answer = await fetch(lexiconAddress);
  if (!answer.ok) throw new Error(`The word lists did not arrive: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function soon(step: () => void): void {
  next = step;
  port2.postMessage(null);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function start(): Promise<void> {
  const [{ serveChecks }, bytes] = await Promise.all([import("./serve-checks.ts"), wordLists()]);
  receive = await serveChecks(bytes, opening, { post, soon, wait });
  for (const message of early.splice(0)) receive(message);
}

start().catch(() => void opening.then(() => post({ type: "failed" })));
