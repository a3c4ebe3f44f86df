import lexiconAddress from "@housestyle/lexicon/lexicon.bin?url";
import { CheckLoop } from "./check-loop.ts";
import { likelyDialect } from "./likely-dialect.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { wordAt } from "./word-at.ts";

type Opening = Extract<ToWorker, { type: "open" }>;

/** What arrived before the engine was there, in order. */
const early: Exclude<ToWorker, Opening>[] = [];
let receive = (message: Exclude<ToWorker, Opening>): void => void early.push(message);

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

async function start(): Promise<void> {
  const [{ createEngine, inSameForm, openLexicon }, bytes] = await Promise.all([
    import("@housestyle/engine"),
    wordLists(),
  ]);
  const lexicon = openLexicon(bytes);
  const engine = createEngine(lexicon);
  // Nobody listens before they have opened it.
  const { dialect, settings } = await opening;
  post({ type: "ready", rules: engine.rules, templates: engine.templates });
  const loop = new CheckLoop(
    {
      open: (english, wanted) => engine.session({ dialect: english, settings: wanted }),
      measure: (paragraph, english) => engine.measure(paragraph, english),
      post,
      soon: (step) => {
        next = step;
        port2.postMessage(null);
      },
      now: () => performance.now(),
    },
    dialect,
    settings,
  );
  receive = (message) => {
    if (message.type === "word") {
      const paragraph = loop.paragraph(message.stamp);
      const word = paragraph && wordAt(engine, paragraph.text, message.at, dialect);
      post({ ...message, word });
    } else if (message.type === "forms") {
      const { of, synonyms } = message;
      const forms = synonyms.map((synonym) => inSameForm(of.text, of.lemma, of.partOfSpeech, synonym));
      post({ type: "forms", word: of.text, forms });
    } else if (message.type === "dialect-of") {
      const likely = likelyDialect(message.words, loop.dialect, (word) => lexicon.dialectsOf(word));
      post({ type: "dialect-of", likely });
    } else loop.receive(message);
  };
  for (const message of early.splice(0)) receive(message);
}

start().catch(() => void opening.then(() => post({ type: "failed" })));
