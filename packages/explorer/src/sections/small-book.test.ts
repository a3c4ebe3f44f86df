import { expect, test } from "vitest";
import { type Book, openBook } from "../book.ts";
import { explore } from "../explore.ts";
import { encodeRows } from "../number-rows.ts";
import { encodeNumbers } from "../numbers.ts";
import { gatherWords } from "../pack/gather-words.ts";
import { packCompany } from "../pack/pack-company.ts";
import { packMeanings } from "../pack/pack-meanings.ts";
import { packPhrases } from "../pack/pack-phrases.ts";
import { packSentences } from "../pack/pack-sentences.ts";
import { type Ids, packWords } from "../pack/pack-words.ts";
import type { WordNet } from "../pack/wordnet-files.ts";
import { sealParts } from "../parts.ts";
import { searchWords } from "../search-words.ts";
import { wordFlags } from "../word-flags.ts";

// A book of a dozen words, packed as the big one is, so that what each section answers can be said exactly.

const wordNet: WordNet = {
  synsets: [
    {
      part: "noun",
      words: ["kettle", "boiler"],
      links: [{ kind: "broader", target: 1, from: 0, to: 0 }],
      gloss: 'a pot for water; "the kettle sang"',
    },
    {
      part: "noun",
      words: ["pot"],
      links: [
        { kind: "narrower", target: 0, from: 0, to: 0 },
        { kind: "has-part", target: 2, from: 0, to: 0 },
      ],
      gloss: "a vessel",
    },
    {
      part: "noun",
      words: ["lid"],
      links: [{ kind: "part-of", target: 1, from: 0, to: 0 }],
      gloss: "a cover of a pot",
    },
    { part: "adj", words: ["hot"], links: [{ kind: "antonym", target: 4, from: 1, to: 1 }], gloss: "of great heat" },
    {
      part: "adj",
      words: ["cold"],
      links: [
        { kind: "antonym", target: 3, from: 1, to: 1 },
        { kind: "similar", target: 5, from: 0, to: 0 },
      ],
      gloss: "of little heat",
    },
    {
      part: "adj",
      words: ["icy", "bloody cold"],
      links: [{ kind: "similar", target: 4, from: 0, to: 0 }],
      gloss: "like ice",
    },
    { part: "verb", words: ["polish"], links: [], gloss: "make shiny" },
    { part: "adj", words: ["Polish"], links: [], gloss: "of Poland" },
  ],
  senses: [
    { word: "kettle", synset: 0, uses: 3 },
    { word: "boiler", synset: 0, uses: 1 },
    { word: "pot", synset: 1, uses: 9 },
    { word: "lid", synset: 2, uses: 2 },
    { word: "hot", synset: 3, uses: 8 },
    { word: "cold", synset: 4, uses: 8 },
    { word: "icy", synset: 5, uses: 1 },
    { word: "polish", synset: 6, uses: 1 },
    { word: "Polish", synset: 7, uses: 5 },
  ],
};

const words = gatherWords({
  meant: wordNet.synsets.flatMap((synset) => synset.words),
  counts: new Map([
    ["pot", 5000],
    ["hot", 4000],
    ["pots", 300],
    ["top", 200],
    ["opt", 50],
  ]),
  idioms: ["the pot calling the kettle black"],
  cliches: ["hot potato"],
  rude: new Set(["bloody"]),
});
const ids: Ids = new Map(words.map(({ key }, id) => [key, id]));
const canonical = (word: string) => (word === "pots" ? "pot" : word);

const strings = (name: string, { offsets, bytes }: { offsets: Uint8Array; bytes: Uint8Array }) => ({
  [`${name}.offsets`]: offsets,
  [`${name}.bytes`]: bytes,
});
type Rows = ReturnType<typeof encodeRows>;
const rows = (name: string, packed: Rows) => ({ [`${name}.keys`]: packed.keys, ...strings(name, packed) });

function smallBook(): Book {
  const packed = packWords(words, ids, new Map([["pots", ["pot"]]]));
  const meanings = packMeanings(wordNet, ids, canonical);
  const novels =
    "# The Pot, by Nobody\nThe old black pot stood on the stove all through that winter. Nobody ever saw a bloody pot like the one she kept in there.\n";
  const sentences = packSentences(novels, ids, canonical, (word) => word === "bloody");
  const company =
    "# relation, words, count\nan\thot\tpot\t40\nan\tcold\tpot\t10\nan\tnew\tpot\t99\nvn\tpolish\tkettle\t7\n";
  const nothing = encodeRows(words.map(() => []));
  return openBook(
    sealParts({
      ...strings("words", packed.words),
      flags: packed.flags,
      frequencies: packed.frequencies,
      ...rows("irregular", packed.irregular),
      byLetters: encodeNumbers(packed.byLetters),
      ...rows("synsets", meanings.synsets),
      ...rows("senses", meanings.senses),
      ...strings("glosses", meanings.glosses),
      ...rows("terms", meanings.terms),
      lengths: meanings.lengths,
      ...strings("titles", sentences.titles),
      ...strings("sentences", sentences.sentences),
      sentenceTitles: sentences.sentenceTitles,
      ...rows("sentencesOf", sentences.sentencesOf),
      ...rows("company", packCompany(company, ids)),
      ...rows("phrasesOf", packPhrases(words, ids, canonical)),
      ...rows("sounds", nothing),
      ...Object.fromEntries(["bySound", "byRhyme", "byNearRhyme"].map((name) => [name, encodeNumbers([])])),
    }),
  );
}

const book = smallBook();
const items = (text: string, section: string, context = "") =>
  explore(book, text, { section, context })[0]?.items ?? [];
const texts = (text: string, section: string) => items(text, section).map((item) => item.text);

test("words are gathered once each, in order, with what every source says of them", () => {
  expect(words.map(({ key }) => key)).toEqual(words.map(({ key }) => key).toSorted());
  const pot = words[ids.get("pot") ?? -1];
  expect(pot?.flags).toBe(wordFlags.meant | wordFlags.met);
  // The lower case wins, and what is written with a capital alone is a name.
  expect(words.filter(({ key }) => key === "polish").map(({ text, flags }) => [text, flags & wordFlags.name])).toEqual([
    ["polish", 0],
  ]);
  // One rude word makes its phrase rude.
  expect((words[ids.get("bloody cold") ?? -1]?.flags ?? 0) & wordFlags.rude).toBe(wordFlags.rude);
});

test("a commoner word has a higher number, and one never met has none", () => {
  const frequency = (word: string) => words[ids.get(word) ?? -1]?.frequency ?? -1;
  expect(frequency("pot")).toBeGreaterThan(frequency("top"));
  expect(frequency("top")).toBeGreaterThan(frequency("opt"));
  expect(frequency("kettle")).toBe(0);
});

test("a form is answered by the word it belongs to", () => {
  expect(items("pots", "FormOf")).toMatchObject([{ text: "pot", meaning: "“pots” is a form of “pot”." }]);
  expect(texts("pots", "Definitions")).toEqual(["a vessel"]);
});

test("a definition comes with its example and its part of speech", () => {
  expect(items("Kettle", "Definitions")).toEqual([
    { text: "a pot for water", weight: 100, partOfSpeech: "noun", example: "the kettle sang", source: "WordNet" },
  ]);
});

test("the part of speech a word is most used as comes first, and a meaning has its own capital", () => {
  expect(items("polish", "Definitions").map(({ text, partOfSpeech, weight }) => [text, partOfSpeech, weight])).toEqual([
    ["of Poland", "adjective", 100],
    ["make shiny", "verb", 20],
  ]);
});

test("synonyms leave out the word itself and what is rude", () => {
  expect(texts("kettle", "Synonyms")).toEqual(["boiler"]);
  expect(texts("cold", "Synonyms")).toEqual(["icy"]);
});

test("opposites: its own first, then by way of what is nearly the same", () => {
  expect(items("hot", "Antonyms")).toMatchObject([{ text: "cold", weight: 100, meaning: "of little heat" }]);
  expect(items("icy", "Antonyms")).toMatchObject([{ text: "hot", weight: 40 }]);
});

test("what a word is a kind of, what is one of its kind, what it has and what it belongs to", () => {
  expect(texts("kettle", "Broader")).toEqual(["pot"]);
  expect(texts("pot", "Narrower").toSorted()).toEqual(["boiler", "kettle"]);
  expect(items("pot", "Parts")).toMatchObject([{ text: "lid", meaning: "part of it: a cover of a pot" }]);
  expect(items("lid", "Parts")).toMatchObject([{ text: "pot", meaning: "it is part of this: a vessel" }]);
});

test("words that go together stand in their order, the most telling first, and only those that are in the book", () => {
  expect(items("pot", "Collocations").map(({ text, meaning }) => [text, meaning])).toEqual([
    ["hot pot", "adjective + noun"],
    ["cold pot", "adjective + noun"],
  ]);
  expect(texts("kettle", "Collocations")).toEqual(["polish kettle"]);
});

test("phrases are found by any word that carries meaning in them, idioms before clichés", () => {
  expect(items("pot", "Idioms")).toMatchObject([{ text: "the pot calling the kettle black", partOfSpeech: "idiom" }]);
  expect(items("hot", "Idioms")).toMatchObject([{ text: "hot potato", partOfSpeech: "cliché" }]);
  expect(texts("the", "Idioms")).toEqual([]);
});

test("sentences name their novel, and one with a rude word is not shown", () => {
  expect(items("pot", "Examples")).toEqual([
    {
      text: "The old black pot stood on the stove all through that winter.",
      weight: 50,
      source: "The Pot, by Nobody",
    },
  ]);
});

test("anagrams are of the same letters, the commoner first, without the word itself", () => {
  expect(texts("pot", "Anagrams")).toEqual(["top", "opt"]);
  expect(texts("opt", "Anagrams")).toEqual(["pot", "top"]);
});

test("how a word is said is guessed where nobody has written it down, and that is said", () => {
  expect(items("kettle", "Facts").map(({ text, meaning }) => [text, meaning])).toEqual([
    ["Syllables", "about 2"],
    ["Frequency", "Very rare, not found in our sample of prose"],
    ["Reading age", "16 and older"],
  ]);
  expect(items("hot potato", "Facts")).toEqual([]);
});

test("what is being typed finds words that begin so, then those one letter away", () => {
  const found = (query: string) => searchWords(book, query).map(({ text }) => text);
  expect(found("po")).toEqual(["pot", "pots", "polish"]);
  expect(found("ketle")).toEqual(["kettle"]);
  expect(found("lod")).toEqual(["lid"]);
  expect(found("")).toEqual([]);
  expect(searchWords(book, "the p")).toEqual([{ text: "the pot calling the kettle black", kind: "idiom" }]);
});

test("a rude word is answered when it is written out, and never offered", () => {
  expect(searchWords(book, "bloody cold").map(({ text }) => text)).toEqual(["bloody cold"]);
  expect(searchWords(book, "bloo")).toEqual([]);
});
