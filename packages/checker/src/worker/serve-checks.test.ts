import { defaultSettings } from "@housestyle/engine";
import { readConfusions, readLexicon, readParser, readPhrases, readTagger } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import type { Closed, FromWorker } from "../messages.ts";
import { serveChecks } from "./serve-checks.ts";

type SentFindings = readonly [stamp: number, ...ruleIds: string[]];

/** What a message says of paragraphs. */
const saidIn = (message: FromWorker | Closed): SentFindings[] =>
  message.type === "checked"
    ? message.paragraphs.map(({ stamp, findings }): SentFindings => [stamp, ...findings.map(({ ruleId }) => ruleId)])
    : [];

test("misspelt words are told before the tagger is there, silence and all the rest after it", async () => {
  const texts = ["He go home, definately.", "He went home."];
  const early: SentFindings[] = [];
  const late: SentFindings[] = [];
  let isReady = false;
  let told = (): void => undefined;
  const allTold = new Promise<void>((resolve) => {
    told = resolve;
  });
  const receive = serveChecks(
    await readLexicon(),
    { tagger: readTagger, parser: readParser, confusions: readConfusions, phrases: readPhrases },
    {
      post(message) {
        isReady ||= message.type === "ready";
        (isReady ? late : early).push(...saidIn(message));
        if (late.length === texts.length) told();
      },
      stepper: () => queueMicrotask,
      // The first findings always come in time.
      wait: () => new Promise(() => undefined),
    },
  );
  receive({ type: "open", dialect: "en-US", settings: defaultSettings });
  receive({
    type: "splice",
    at: 0,
    remove: 0,
    insert: texts.map((text, stamp) => ({ stamp, paragraph: { text, kind: "prose" } })),
  });
  await allTold;
  expect(early).toEqual([[0, "spelling/unknown-word"]]);
  expect(late).toEqual([[0, "grammar/pronoun-agreement", "spelling/unknown-word"], [1]]);
});

test("a text that was closed is never told of again, and the next one is read with settings of its own", async () => {
  const posts: (FromWorker | Closed)[] = [];
  const steps: (() => void)[] = [];
  const receive = serveChecks(
    await readLexicon(),
    { tagger: readTagger, parser: readParser, confusions: readConfusions, phrases: readPhrases },
    { post: (message) => posts.push(message), stepper: () => (step) => void steps.push(step), wait: async () => {} },
  );
  const open = (disabled: readonly string[]) =>
    receive({ type: "open", dialect: "en-US", settings: { ...defaultSettings, disabled } });
  const write = (text: string) =>
    receive({ type: "splice", at: 0, remove: 0, insert: [{ stamp: 0, paragraph: { text, kind: "prose" } }] });
  const readAll = async () => {
    const ready = posts.length;
    await expect.poll(() => posts.slice(ready).some(({ type }) => type === "ready")).toBe(true);
    while (steps.length > 0) steps.shift()?.();
  };
  open([]);
  write("It is definately so.");
  receive({ type: "close" });
  expect(posts.at(-1)).toEqual({ type: "closed" });
  open(["spelling/unknown-word"]);
  write("He go home, definately.");
  await readAll();
  expect(posts.slice(posts.findIndex(({ type }) => type === "closed") + 1).flatMap(saidIn)).toEqual([
    [0, "grammar/pronoun-agreement"],
  ]);
});
