import { encodeWords, openLexicon } from "@housestyle/engine";
import { deepTest } from "@housestyle/testing";
import { expect, test } from "vitest";
import { readLexicon } from "./index.ts";
import { wordSources } from "./listed-words.ts";
import { wordEntries } from "./word-entries.ts";

test("the packed list opens and knows the languages it is for", async () => {
  const lexicon = openLexicon(await readLexicon());
  expect(lexicon.size).toBeGreaterThan(100_000);
  expect(lexicon.dialectsOf("word")).toEqual(["en-US", "en-GB", "en-CA", "en-AU"]);
  expect(lexicon.frequency("word")).toBeGreaterThan(0);
});

test("every committed list is in it, in its dialects", async () => {
  const lexicon = openLexicon(await readLexicon());
  const { added, removed } = wordSources();
  const gone = new Set([...removed].map(({ word }) => word));
  const missing = [...added].filter(({ word, rare }) => !rare && !gone.has(word) && !lexicon.isWord(word));
  expect(missing).toEqual([]);
});

deepTest("packing again gives the same bytes", () => {
  const pack = () => encodeWords(wordEntries({ ...wordSources(), counts: new Map() }));
  expect(Buffer.from(pack()).equals(Buffer.from(pack()))).toBe(true);
});
