import {
  createEngine,
  inSameForm,
  openConfusions,
  openLexicon,
  openParser,
  openPhrases,
  openTagger,
} from "@housestyle/engine";
import type { FromWorker, ToWorker } from "../messages.ts";
import { CheckLoop } from "./check-loop.ts";
import { likelyDialect } from "./likely-dialect.ts";
import { wordAt } from "./word-at.ts";

export type Opening = Extract<ToWorker, { type: "open" }>;
export type Asking = Exclude<ToWorker, Opening>;

/** What the checks need from the worker they run in. */
export interface WorkerHost {
  readonly post: (message: FromWorker) => void;
  /** Runs `step` soon, after the messages that already wait. */
  readonly soon: (step: () => void) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** Where the engine's data come from. */
export interface DataSources {
  /** The packed word list. */
  readonly lexicon: () => Promise<Uint8Array>;
  /** The model of the tagger. */
  readonly tagger: () => Promise<Uint8Array>;
  /** The model of the parser. */
  readonly parser: () => Promise<Uint8Array>;
  /** What tells words apart that are written for one another. */
  readonly confusions: () => Promise<Uint8Array>;
  /** The packed phrase tables. */
  readonly phrases: () => Promise<string>;
}

/** So many milliseconds at most the first findings have to themselves: opening the tagger would hold them up. */
const patience = 50;

/**
 * Opens the engine over its word lists and answers what takes the page's messages from then on. The
 * models and the phrases are sent for when the first findings are out; “ready” is said when all are there. All else that is large
 * stands behind this module, so that the worker can fetch it and the word lists side by side.
 */
export async function serveChecks(
  bytes: Uint8Array,
  { tagger, parser, confusions, phrases }: Omit<DataSources, "lexicon">,
  opening: Promise<Opening>,
  { post, soon, wait }: WorkerHost,
): Promise<(message: Asking) => void> {
  const lexicon = openLexicon(bytes);
  const engine = createEngine({ lexicon });
  // Nobody listens before they have opened it.
  const { dialect, settings } = await opening;
  let haveFound = (): void => undefined;
  const found = new Promise<void>((resolve) => {
    haveFound = resolve;
  });
  const loop = new CheckLoop(
    {
      open: (english, wanted) => engine.session({ dialect: english, settings: wanted }),
      post(message) {
        post(message);
        if (message.type === "checked") haveFound();
      },
      soon,
      now: () => performance.now(),
    },
    dialect,
    settings,
  );
  const whole = Promise.race([found, wait(patience)])
    .then(() => Promise.all([tagger(), parser(), confusions(), phrases()]))
    .then(([words, arcs, pairs, tables]) => {
      engine.provide({
        tagger: openTagger(words),
        parser: openParser(arcs),
        confusions: openConfusions(pairs),
        phrases: openPhrases(tables),
      });
      post({ type: "ready", rules: engine.rules, templates: engine.templates });
      loop.wake();
    });
  whole.catch(() => post({ type: "failed" }));

  return (message) => {
    if (message.type === "word") {
      const answer = (): void => {
        const paragraph = loop.paragraph(message.stamp);
        const word = paragraph && wordAt(engine, paragraph.text, message.at, dialect);
        post({ ...message, word });
      };
      whole.then(answer, () => undefined);
    } else if (message.type === "forms") {
      const { of, synonyms } = message;
      const forms = synonyms.map((synonym) => inSameForm(of.text, of.lemma, of.partOfSpeech, synonym));
      post({ type: "forms", word: of.text, forms });
    } else if (message.type === "dialect-of") {
      const likely = likelyDialect(message.words, loop.dialect, (word) => lexicon.dialectsOf(word));
      post({ type: "dialect-of", likely });
    } else loop.receive(message);
  };
}
