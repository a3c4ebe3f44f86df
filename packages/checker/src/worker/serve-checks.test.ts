import { defaultSettings } from "@housestyle/engine";
import { readConfusions, readLexicon, readParser, readPhrases, readTagger } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import type { FromWorker } from "../messages.ts";
import { serveChecks } from "./serve-checks.ts";

type Said = readonly [stamp: number, ...ruleIds: string[]];

/** What a message says of paragraphs. */
const saidIn = (message: FromWorker): Said[] =>
  message.type === "checked"
    ? message.paragraphs.map(({ stamp, findings }): Said => [stamp, ...findings.map(({ ruleId }) => ruleId)])
    : [];

test("misspelt words are told before the tagger is there, silence and all the rest after it", async () => {
  const texts = ["He go home, definately.", "He went home."];
  const early: Said[] = [];
  const late: Said[] = [];
  let isReady = false;
  let told = (): void => undefined;
  const allTold = new Promise<void>((resolve) => {
    told = resolve;
  });
  const receive = await serveChecks(
    await readLexicon(),
    { tagger: readTagger, parser: readParser, confusions: readConfusions, phrases: readPhrases },
    Promise.resolve({ type: "open", dialect: "en-US", settings: defaultSettings }),
    {
      post(message) {
        isReady ||= message.type === "ready";
        (isReady ? late : early).push(...saidIn(message));
        if (late.length === texts.length) told();
      },
      soon: queueMicrotask,
      // The first findings always come in time.
      wait: () => new Promise(() => undefined),
    },
  );
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
