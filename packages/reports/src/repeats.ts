import type { Span } from "@housestyle/engine";
import { grouped } from "./grouped.ts";
import { measure } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import type { ReadSentence, ReadWord } from "./reading.ts";
import type { Report } from "./report.ts";
import { texts } from "./texts.ts";

const { repeats: own } = texts;
const longest = 6;
const shown = 50;
/** Parts of speech that carry a phrase. */
const carries: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV"]);

interface Phrase extends Span {
  readonly words: string;
  readonly length: number;
}

function* phrasesIn({ words }: ReadSentence): Iterable<Phrase> {
  for (let first = 0; first < words.length; first++) {
    for (let length = 1; length <= longest && first + length <= words.length; length++) {
      const own = words.slice(first, first + length);
      if (own.filter(isCarrying).length < (length === 1 ? 1 : 2) || !isCarrying(own.at(-1))) continue;
      yield {
        ...{ start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, length },
        words: own.map(({ lower, lemma }) => (length === 1 ? lemma.toLowerCase() : lower)).join(" "),
      };
    }
  }
}

const isCarrying = (word: ReadWord | undefined): boolean => carries.has(word?.tag ?? "");

/** Words and phrases that come again. One inside a longer one that comes as often is left to it. */
function repeated(sentences: readonly ReadSentence[]): Phrase[] {
  const all = grouped(
    sentences.flatMap((sentence) => [...phrasesIn(sentence)]),
    ({ words }) => words,
  );
  const again = [...all].filter(([words, places]) => places.length >= (words.includes(" ") ? 2 : fewestOfOne));
  const longer = new Set(again.flatMap(([, places]) => places.flatMap((place) => inner(place, all, places.length))));
  return again.filter(([words]) => !longer.has(words)).flatMap(([, places]) => places);
}

/** A single word has to come more often to be remarkable. */
const fewestOfOne = 4;

/** Shorter phrases at the same place that come no more often. */
function inner({ words }: Phrase, all: ReadonlyMap<string, readonly Phrase[]>, count: number): string[] {
  const parts = words.split(" ");
  const shorter = [parts.slice(1).join(" "), parts.slice(0, -1).join(" ")];
  return parts.length < 2 ? [] : shorter.filter((phrase) => all.get(phrase)?.length === count);
}

/** What comes again and again. */
export const repeats: Report = {
  id: "allrepeats",
  title: () => own.title,
  about: () => own.about,
  tell({ sentences }) {
    const all = repeated(sentences).sort((a, b) => a.start - b.start || b.end - a.end);
    const phrases = all.filter(({ length }) => length > 1);
    const count = new Map([...grouped(all, ({ words }) => words)].map(([words, places]) => [words, places.length]));
    return {
      measures: [measure("phrases", own.phrases, new Set(phrases.map(({ words }) => words)).size)],
      graphs: [{ title: own.most, bars: mostOften(all, ({ words }) => words, shown) }],
      places: phrases.map(({ start, end, words }) => ({ start, end, note: own.again(words, count.get(words) ?? 0) })),
    };
  },
};
