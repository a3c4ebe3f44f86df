import { createEngine, openLexicon } from "@housestyle/engine";
import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import { CheckLoop } from "./check-loop.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** What arrived before the engine was there, in order. */
const early: ToWorker[] = [];
let loop: CheckLoop | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (loop) loop.receive(data);
  else early.push(data);
});

/** Two ports make the shortest way to “after the messages that wait”: timers are held back to 4 ms. */
const { port1, port2 } = new MessageChannel();
let next: (() => void) | undefined;
port1.onmessage = () => next?.();

function post(message: FromWorker): void {
  self.postMessage(message, {});
}

async function start(): Promise<void> {
  // Only ever our own origin: the word lists lie beside this script.
  const answer = await fetch(lexiconAddress);
  if (!answer.ok) throw new Error(`The word lists did not arrive: ${answer.status}`);
  const engine = createEngine(openLexicon(new Uint8Array(await answer.arrayBuffer())));
  post({ type: "ready", rules: engine.rules });
  const opening = early.find((message) => message.type === "open");
  if (!opening) throw new Error("The page did not say which English it writes.");
  loop = new CheckLoop(
    {
      open: (dialect, settings) => engine.session({ dialect, settings }),
      post,
      soon: (step) => {
        next = step;
        port2.postMessage(null);
      },
      now: () => performance.now(),
    },
    opening.dialect,
    opening.settings,
  );
  for (const message of early.splice(0)) loop.receive(message);
}

start().catch(() => post({ type: "failed" }));
