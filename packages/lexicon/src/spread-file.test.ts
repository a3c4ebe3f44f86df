import { createEngine, openConfusions, openLexicon, openParser, openPhrases, openTagger } from "@housestyle/engine";
import { expect, test } from "vitest";
import { readAssets, readConfusions, readLexicon, readParser, readPhrases, readShared, readTagger } from "./index.ts";
import { packSpread, readSpread } from "./spread-file.ts";

test("numbers of every kind are read where they lie, wherever they lay before", () => {
  const odd = new Uint8Array([9, 1, 2, 3]).subarray(1);
  const groups = {
    one: { odd, large: Uint32Array.of(4_000_000_000, 7), none: new Int32Array(0) },
    two: { small: Int8Array.of(-1, -128), middle: Uint16Array.of(65_535), signed: Int32Array.of(-5) },
  };
  const bytes = packSpread(groups);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const read = readSpread(shared);
  expect(read).toEqual(groups);
  expect(read.one?.large?.buffer).toBe(shared.buffer);
});

test("assets that were spread out find what the packed ones find, and nobody writes to them", async () => {
  const text =
    "The comittee, who’s members was late, went threw the colour of there paper. The dog that barked at the cats run " +
    "away, irregardless; each of them have they’re own analyse. Wether it’s legs hurt, noone new. In order to utilize a " +
    "large number of head quarters, they toed the lion at the end of the day, and made a decision that some one could care less.";
  const phrases = openPhrases(await readPhrases());
  const packed = createEngine({
    lexicon: openLexicon(await readLexicon()),
    tagger: openTagger(await readTagger()),
    parser: openParser(await readParser()),
    confusions: openConfusions(await readConfusions()),
    phrases,
  });
  const bytes = await readShared();
  const before = Buffer.from(bytes);
  const spread = createEngine(await readAssets(bytes));
  for (const dialect of ["en-US", "en-GB"] as const)
    expect(spread.check(text, { dialect })).toEqual(packed.check(text, { dialect }));
  expect(spread.check(text).length).toBeGreaterThan(6);
  expect(before.equals(bytes)).toBe(true);
});
