import {
  createEngine,
  inSameForm,
  localText,
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

export type OpenRequest = Extract<ToWorker, { type: "open" }>;
export type CheckMessage = Exclude<ToWorker, OpenRequest>;

/** What the check of one text needs from the thread it runs in. */
export interface CheckHost {
  readonly post: (message: FromWorker) => void;
  /** Runs `step` soon, after the messages that already wait. */
  readonly soon: (step: () => void) => void;
}

/** Where the engine's data come from. */
export interface DataSources extends LateSources {
  /** The packed word list. */
  readonly lexicon: () => Promise<Uint8Array>;
}

/** Where the data come from that are sent for behind the first findings. */
export interface LateSources {
  /** The model of the tagger. */
  readonly tagger: () => Promise<Uint8Array>;
  /** The model of the parser. */
  readonly parser: () => Promise<Uint8Array>;
  /** What tells words apart that are written for one another. */
  readonly confusions: () => Promise<Uint8Array>;
  /** The packed phrase tables. */
  readonly phrases: () => Promise<string>;
}

/** The check of one text. */
export interface CheckedText {
  receive(message: CheckMessage): void;
  /** Nobody wants to know any more. */
  end(): void;
}

/** One engine, for any number of texts. */
export interface CheckService {
  begin(opening: OpenRequest, host: CheckHost): CheckedText;
}

/** So many milliseconds at most the first findings have to themselves: opening the tagger would hold them up. */
const patience = 50;

/** Opens the engine over its word lists. All else is sent for when the first text has been begun. */
export function createCheckService(
  bytes: Uint8Array,
  { tagger, parser, confusions, phrases }: LateSources,
  wait: (ms: number) => Promise<void>,
): CheckService {
  const lexicon = openLexicon(bytes);
  const engine = createEngine({ lexicon });
  let haveFound = (): void => undefined;
  const found = new Promise<void>((resolve) => {
    haveFound = resolve;
  });
  const provide = async (): Promise<void> => {
    await Promise.race([found, wait(patience)]);
    const [words, arcs, pairs, tables] = await Promise.all([tagger(), parser(), confusions(), phrases()]);
    engine.provide({
      tagger: openTagger(words),
      parser: openParser(arcs),
      confusions: openConfusions(pairs),
      phrases: openPhrases(tables),
    });
  };
  let provided: Promise<void> | undefined;

  const begin = ({ dialect, settings }: OpenRequest, host: CheckHost): CheckedText => {
    let post = host.post;
    const loop = new CheckLoop(
      {
        open: (english, wanted) => engine.session({ dialect: english, settings: wanted }),
        post(message) {
          post(message);
          if (message.type === "checked") haveFound();
        },
        soon: host.soon,
        now: () => performance.now(),
      },
      dialect,
      settings,
    );
    provided ??= provide();
    const whole = provided.then(() => {
      post({ type: "ready", rules: engine.rules, templates: engine.templates });
      loop.wake();
    });
    whole.catch(() => post({ type: "failed" }));

    const receive = (message: CheckMessage): void => {
      if (message.type === "word") {
        const answer = (): void => {
          const paragraph = loop.paragraph(message.stamp);
          const word = paragraph && wordAt(engine, paragraph.text, message.at, dialect);
          post({ ...message, word });
        };
        whole.then(answer, () => undefined);
      } else if (message.type === "forms") {
        const { of, synonyms, meanings } = message;
        const local = (text: string) => localText(lexicon, text, loop.dialect);
        const forms = synonyms.map((synonym) => local(inSameForm(of.text, of.lemma, of.partOfSpeech, synonym)));
        post({ type: "forms", word: of.text, forms, meanings: meanings.map(local) });
      } else if (message.type === "dialect-of") {
        const likely = likelyDialect(message.words, loop.dialect, (word) => lexicon.dialectsOf(word));
        post({ type: "dialect-of", likely });
      } else loop.receive(message);
    };
    return {
      receive,
      end() {
        post = () => undefined;
        loop.end();
      },
    };
  };
  return { begin };
}
