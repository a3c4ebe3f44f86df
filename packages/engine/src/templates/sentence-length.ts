import type { Walk } from "../document/reducer.ts";
import { isRunning, wordsOf } from "../language/sentence-measures.ts";
import type { Hit, PlacedHit } from "../rule/rule.ts";
import { amount } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate, wholeDocument } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

/** A sentence’s length in words, and the word that a remark about it is hung on. */
interface Length {
  readonly words: number;
  readonly start: number;
  readonly end: number;
}

/** Longer sentences than this are all alike. */
const longest = 1000;

/** Fewer sentences have no average worth a remark. */
const fewest = 3;

/** The lengths of a paragraph’s sentences; a remark hangs on the word behind the last one that is welcome. */
function lengths({ a }: TemplateContext, welcome: number): Length[] {
  if (!isRunning(a)) return [];
  return a.sentences.flatMap((_, index) => {
    const words = wordsOf(a, index);
    const mark = words[welcome] ?? words[0];
    return mark ? [{ words: words.length, start: mark.start, end: mark.end }] : [];
  });
}

/** What is remembered of a paragraph. */
interface Note {
  readonly sentences: number;
  readonly words: number;
  /** Only the sentences a remark may be hung on: those longer than wanted, and the first. */
  readonly marks: readonly Length[];
}

function noteOf(r: TemplateContext, most: number): Note {
  const all = lengths(r, most);
  const words = all.reduce((sum, length) => sum + length.words, 0);
  return { sentences: all.length, words, marks: all.filter((length, i) => i === 0 || length.words > most) };
}

/** The sentences of a stretch. */
interface Lengths {
  readonly sentences: number;
  readonly words: number;
  /** The longest of those that a remark may be hung on. */
  readonly longest: number;
  /** How many sentences have so many words, of those that are longer than wanted. */
  readonly counts: ReadonlyMap<number, number>;
}

const none: ReadonlyMap<number, number> = new Map();

function lengthsOf({ sentences, words, marks }: Note, most: number): Lengths {
  const counts = new Map<number, number>();
  for (const { words: length } of marks) {
    const capped = Math.min(length, longest);
    if (length > most) counts.set(capped, (counts.get(capped) ?? 0) + 1);
  }
  const last = marks.reduce((long, length) => Math.max(long, length.words), 0);
  return { sentences, words, longest: last, counts: counts.size > 0 ? counts : none };
}

function countsOfBoth(left: Lengths["counts"], right: Lengths["counts"]): Lengths["counts"] {
  if (left.size === 0 || right.size === 0) return left.size === 0 ? right : left;
  const counts = new Map(left);
  for (const [words, count] of right) counts.set(words, (counts.get(words) ?? 0) + count);
  return counts;
}

const merged = (left: Lengths, right: Lengths): Lengths => ({
  sentences: left.sentences + right.sentences,
  words: left.words + right.words,
  longest: Math.max(left.longest, right.longest),
  counts: countsOfBoth(left.counts, right.counts),
});

/**
 * The length from which on sentences make the average too long: cut to `most` words, the longest sentences down to this
 * length would mend it.
 */
function lengthToCut({ counts }: Lengths, excess: number, most: number): number {
  let left = excess;
  for (let words = longest; words > most; words--) {
    left -= (counts.get(words) ?? 0) * (words - most);
    if (left <= 0) return words;
  }
  return most + 1;
}

/** What is said of the document’s average: at the sentences that make it too long, or at the first when it is too short. */
function* aboutAverage(all: Lengths, walk: Walk<Note, Lengths>, least: number, most: number): Generator<PlacedHit> {
  const { sentences, words } = all;
  const average = words / sentences;
  if (sentences < fewest || (average >= least && average <= most)) return;
  const message = `Sentences average ${Math.round(average)} words. The target is ${least} to ${most}.`;
  const tooLong = average > most;
  const from = tooLong ? lengthToCut(all, words - most * sentences, most) : 0;
  for (const { paragraph, note } of walk((stretch) => stretch.sentences > 0 && stretch.longest >= from))
    for (const length of note.marks) {
      if (length.words < from) continue;
      yield { ...say(length, message), paragraph };
      if (!tooLong) return;
    }
}

/** Long sentences, and an average that is too long or too short. */
export const sentenceLength = defineTemplate({
  id: 27,
  key: "sentence-length",
  name: "Sentence length",
  group: "Clarity",
  description: "Sets how many words a sentence may have, and the range for the document’s average.",
  level: "hint",
  options: {
    averageMin: amount("Minimum average", 11, 0, 100),
    averageMax: amount("Maximum average", 18, 1, 200),
    max: amount("Longest sentence", 30, 1, 500),
  },
  shown: {
    wrong:
      "We met on Monday, and because nobody had read the report, which was long, and half of us were late, we met again on Tuesday, when it rained.",
    right: "We met on Monday, half of us late and the long report unread. On Tuesday, when it rained, we met again.",
  },
  examples: [
    {
      config: { max: 5 },
      wrong: "One two three four five six seven.",
      right: "One two three four five six seven.",
    },
    { wrong: "We met. He left.\n\nShe slept.", right: "We met. He left.\n\nShe slept." },
    {
      config: { averageMin: 0, averageMax: 3 },
      wrong: "We met here. He left. She slept for a long time in the house.",
      right: "We met here. He left. She slept for a long time in the house.",
    },
  ],
  leaves: [
    { text: "We met. He left." },
    { config: { averageMin: 2, averageMax: 4 }, text: "We met here. He left us. She slept for a bit." },
  ],
  compile: ({ averageMin, averageMax, max }) => ({
    *read(r): Iterable<Hit> {
      for (const length of lengths(r, max))
        if (length.words > max) yield say(length, `This sentence has ${length.words} words. The limit is ${max}.`);
    },
    document: wholeDocument<Note, Lengths>({
      // A sentence that is too long by itself is told so; the average finds a place beside it.
      note: (r) => noteOf(r, averageMax),
      sum: (note) => lengthsOf(note, averageMax),
      merge: merged,
      result: (all, walk) => aboutAverage(all, walk, averageMin, averageMax),
    }),
  }),
});
