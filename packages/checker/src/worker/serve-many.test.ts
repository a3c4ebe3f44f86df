import { defaultSettings } from "@housestyle/engine";
import { readConfusions, readLexicon, readParser, readPhrases, readTagger } from "@housestyle/lexicon";
import { expect, onTestFinished, test, vi } from "vitest";
import { type FromTextsWorker, serveMany, type ToTextsWorker } from "./serve-many.ts";

test("a text that is opened again is begun again: nothing is heard of what it was before", async () => {
  const { promise: listening, resolve: listen } =
    Promise.withResolvers<(event: { readonly data: ToTextsWorker }) => void>();
  const told: FromTextsWorker[] = [];
  vi.stubGlobal("addEventListener", (_: string, hear: (event: { readonly data: ToTextsWorker }) => void) =>
    listen(hear),
  );
  vi.stubGlobal("self", { postMessage: (message: FromTextsWorker) => told.push(message) });
  onTestFinished(() => void vi.unstubAllGlobals());
  serveMany({
    ...{ lexicon: readLexicon, tagger: readTagger, parser: readParser },
    ...{ confusions: readConfusions, phrases: readPhrases },
  });
  const hear = await listening;
  const write = (stamp: number, text: string) => {
    hear({ data: { text: 1, message: { type: "open", dialect: "en-US", settings: defaultSettings } } });
    const insert = [{ stamp, paragraph: { text, kind: "prose" as const } }];
    hear({ data: { text: 1, message: { type: "splice", at: 0, remove: 0, insert } } });
  };
  write(1, "It is definately so.");
  write(2, "They recieved it.");
  const found = () =>
    told.flatMap(({ message }) => (message.type === "checked" ? message.paragraphs.map(({ stamp }) => stamp) : []));
  const isReady = () => told.filter(({ message }) => message.type === "ready").length > 0;
  await expect.poll(() => isReady() && found().includes(2)).toBe(true);
  expect(found()).not.toContain(1);
});
