import { createEngine, openConfusions, openLexicon, openParser, openPhrases, openTagger } from "@housestyle/engine";
import type { FromWorker, ToWorker } from "../messages.ts";
import { CheckLoop } from "./check-loop.ts";
import { isLookup, lookUp, needsAll } from "./lookup.ts";

export type OpenRequest = Extract<ToWorker, { type: "open" }>;
export type CheckMessage = Exclude<ToWorker, OpenRequest>;

/** What checking one text needs from the thread it runs in. */
export interface CheckHost {
  readonly post: (message: FromWorker) => void;
  /** Runs `step` soon, after the messages that are already waiting. */
  readonly soon: (step: () => void) => void;
}

/** The sources of the engine's data. */
export interface DataSources extends LateSources {
  /** Loads the packed word list. */
  readonly lexicon: () => Promise<Uint8Array>;
}

/** The sources of data that is loaded after the first findings. */
export interface LateSources {
  /** Loads the model of the tagger. */
  readonly tagger: () => Promise<Uint8Array>;
  /** Loads the model of the parser. */
  readonly parser: () => Promise<Uint8Array>;
  /** Loads the data that distinguishes words that are easily confused. */
  readonly confusions: () => Promise<Uint8Array>;
  /** Loads the packed phrase tables. */
  readonly phrases: () => Promise<string>;
}

/** A text that is being checked. */
export interface CheckedText {
  receive(message: CheckMessage): void;
  /** Ends checking. */
  end(): void;
}

/** One engine that checks any number of texts. */
export interface CheckService {
  begin(opening: OpenRequest, host: CheckHost): CheckedText;
}

/** The most milliseconds that the tagger waits for the first findings, which it would delay. */
const patience = 50;

/** Opens the engine with its word lists. All other data is requested when the first text is opened. */
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
      if (isLookup(message)) {
        const respond = (): void => post(lookUp(message, { engine, lexicon, loop }));
        if (needsAll(message)) whole.then(respond, () => undefined);
        else respond();
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
