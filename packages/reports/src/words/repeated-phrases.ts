import type { AnalyzedParagraph, ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { memoizeVersion } from "../analysis/memoize-version.ts";
import { commonWords } from "../lists/common-words.ts";
import { type NameCounts, nameCounter } from "../notes/name-counts.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";

/** Words that come again in the same order. */
export interface RepeatedPhrase {
  /** In lower case. */
  readonly words: string;
  /** How many words. */
  readonly length: number;
  /** How often it comes, at least twice. */
  readonly count: number;
}

/** Where a phrase stands: its letters in the text, and the number of its first word among all words. */
export interface PhrasePlace {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

const longest = 6;
/** Parts of speech that carry meaning. */
const carrying: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV"]);

/** The phrases of a paragraph, and beside each its first and last letter and first word, counted from the paragraph’s own. */
interface Phrases {
  readonly names: readonly string[];
  readonly places: Int32Array;
}

/** Phrases of two to six words within a sentence. Two of their words carry meaning, the last one among them, and not all of those are names. */
const phrasesIn = paragraphNotes(({ sentences }): Phrases => {
  const names: string[] = [];
  const places: number[] = [];
  let first = 0;
  for (const sentence of sentences) {
    collect(sentence, first, names, places);
    first += sentence.words.length;
  }
  return { names, places: Int32Array.from(places) };
});

/** What a word adds to the weight of a phrase: one that carries meaning, and one that is no name besides. */
const weightOf = (tag: string): readonly [heavy: number, plain: number] =>
  carrying.has(tag) ? [1, tag === "PROPN" ? 0 : 1] : [0, 0];

function collect({ words }: ReadSentence, first: number, names: string[], places: number[]): void {
  for (const [last, word] of words.entries()) {
    if (carrying.has(word.tag) && !commonWords.has(word.lower)) collectUpTo(words, last, first, names, places);
  }
}

/** The phrases that end with one word, from the shortest on. */
function collectUpTo(words: readonly ReadWord[], last: number, first: number, names: string[], places: number[]): void {
  let name = "";
  let [heavy, plain] = [0, 0];
  for (let at = last; at >= 0 && last - at < longest; at--) {
    const { lower, tag, start } = words[at] as ReadWord;
    const [more, plainer] = weightOf(tag);
    heavy += more;
    plain += plainer;
    name = at === last ? lower : `${lower} ${name}`;
    if (heavy < 2 || plain === 0) continue;
    names.push(name);
    places.push(start, words[last]?.end ?? 0, first + at);
  }
}

const tally = nameCounter((paragraph) => phrasesIn.of(paragraph).names);

/** Phrases that come twice or more, the commonest first, then the longest. One inside a longer one that comes as often is left to it. */
export function repeatedPhrases(reading: AnalyzedText): readonly RepeatedPhrase[] {
  const text = tally(reading);
  return toldOf(reading.series, text.version, () => repeatedIn(text));
}

/** Most edits change nothing of what a text repeats. */
const toldOf = memoizeVersion<object, number, readonly RepeatedPhrase[]>();

function repeatedIn({ counts, again }: NameCounts): RepeatedPhrase[] {
  const covered = new Set<string>();
  const all = Array.from(
    again,
    (words): RepeatedPhrase => ({ words, length: lengthOf(words), count: counts.get(words) ?? 0 }),
  );
  const told = all
    .sort((a, b) => b.length - a.length)
    .filter(({ words, length, count }) => {
      if (covered.has(words) || isOftenerBare(words, counts)) return false;
      if (length > 2) for (const inner of innerOf(words)) if (counts.get(inner) === count) covered.add(inner);
      return true;
    });
  return told.sort((a, b) => b.count - a.count || b.length - a.length || (a.words < b.words ? -1 : 1));
}

function lengthOf(phrase: string): number {
  let length = 1;
  for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", at + 1)) length++;
  return length;
}

/** “of human behavior” beside “human behavior”, which comes more often, tells nothing of its own. */
function isOftenerBare(phrase: string, counts: ReadonlyMap<string, number>): boolean {
  const space = phrase.indexOf(" ");
  const isBound = commonWords.has(phrase.slice(0, space));
  return isBound && (counts.get(phrase.slice(space + 1)) ?? 0) > (counts.get(phrase) ?? 0);
}

/** All shorter phrases inside of one. */
function innerOf(phrase: string): string[] {
  const starts = [0];
  for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", at + 1)) starts.push(at + 1);
  const count = starts.length;
  const inner: string[] = [];
  for (let length = count - 1; length >= 2; length--) {
    // A word’s end is a blank before the next one’s start.
    for (let at = 0; at + length <= count; at++) {
      inner.push(phrase.slice(starts[at], (starts[at + length] ?? phrase.length + 1) - 1));
    }
  }
  return inner;
}

/** Where these phrases stand, each of them in text order. They come twice or more. */
export function placesOf(reading: AnalyzedText, wanted: { has(words: string): boolean }): PhrasePlace[] {
  const text = tally(reading);
  const found: PhrasePlace[] = [];
  let first = 0;
  for (const { start: from, analyzed: paragraph } of reading.paragraphs) {
    const { names, places } = phrasesIn.of(paragraph);
    for (const i of againIn(paragraph, text)) {
      const words = names[i] as string;
      if (!wanted.has(words)) continue;
      const [start = 0, end = 0, at = 0] = [places[3 * i], places[3 * i + 1], places[3 * i + 2]];
      found.push({ words, start: start + from, end: end + from, at: at + first });
    }
    first += paragraph.words.length;
  }
  return found;
}

/** Which phrases of a paragraph come twice or more in its text, by number: few do. */
const againIn = (paragraph: AnalyzedParagraph, { again, version }: NameCounts): readonly number[] =>
  againOf(paragraph, version, () => phrasesIn.of(paragraph).names.flatMap((name, i) => (again.has(name) ? i : [])));

const againOf = memoizeVersion<AnalyzedParagraph, number, readonly number[]>();
