import type { Span } from "@housestyle/engine";
import type { AnalyzedParagraph } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { memoizeVersion } from "../analysis/memoize-version.ts";
import { perText } from "../analysis/per-text.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { grouped } from "../notes/grouped.ts";
import { nameCounter } from "../notes/name-counts.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import { mostFrequent } from "../result/most-frequent.ts";
import type { Report, ReportResult } from "../result/report.ts";
import { whole } from "../texts/whole.ts";
import { commonWords } from "./common-words.ts";
import { placesOf, repeatedPhrases } from "./repeated-phrases.ts";

const { echoes: own } = whole;
const shown = 30;
/** An echo is heard within so many words; that of a phrase for longer. */
const window = { word: 50, phrase: 200 };
/** A word that makes up more of a text is its subject: it comes again because it must. */
const subject = 1 / 400;

interface Echo {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** How many words lie between this one and the one before. */
  readonly apart: number;
}

/** Parts of speech that carry meaning and are no names. */
const heavy: ReadonlySet<string> = new Set(["NOUN", "VERB", "ADJ", "ADV"]);
const lemmas = nameCounter(({ words }) => words.filter(({ tag }) => heavy.has(tag)).map(({ lemma }) => lemma));

interface EchoCandidate extends Span {
  readonly lemma: string;
  readonly at: number;
}

/** Words that may echo, and which of the paragraph’s words each is. */
const heardIn = paragraphNotes(({ words }): readonly EchoCandidate[] =>
  words.flatMap(({ start, end, lemma, lower, tag }, at) =>
    heavy.has(tag) && lemma.length >= 5 && !commonWords.has(lemma) && !commonWords.has(lower)
      ? [{ start, end, lemma, at }]
      : [],
  ),
);

/** Pairs of words of one lemma that stand near each other, not beside each other: “step by step” is meant. In text order, each once. */
const wordEchoes = perText((reading): readonly Echo[] => {
  const heardOf = hearing(reading);
  const last = new Map<string, { start: number; end: number; at: number; heard: number }>();
  // One place for each word that is heard: what is found late stands where its word does.
  const found: (Echo | undefined)[] = [];
  let first = 0;
  for (const { start: from, analyzed: paragraph } of reading.paragraphs) {
    for (const { start, end, lemma, at } of heardOf(paragraph)) {
      const heard = found.push(undefined) - 1;
      const here = { start: start + from, end: end + from, at: first + at, heard };
      const before = last.get(lemma);
      const apart = before === undefined ? 0 : here.at - before.at;
      if (before && apart > 2 && apart <= window.word) {
        found[before.heard] ??= { start: before.start, end: before.end, words: lemma, apart };
        found[heard] = { start: here.start, end: here.end, words: lemma, apart };
      }
      last.set(lemma, here);
    }
    first += paragraph.words.length;
  }
  return found.filter((echo) => echo !== undefined);
});

/** The words of a paragraph that come again and are not what the text is about. */
function hearing(reading: AnalyzedText): (paragraph: AnalyzedParagraph) => readonly EchoCandidate[] {
  const { again, counts, version } = lemmas(reading);
  const most = Math.floor(Math.max(6, wordCountOf(reading) * subject));
  const isTold = ({ lemma }: EchoCandidate) => again.has(lemma) && (counts.get(lemma) ?? 0) <= most;
  return (paragraph) => heardAgain(paragraph, `${version} ${most}`, () => heardIn.of(paragraph).filter(isTold));
}

/** Most edits change nothing of what is heard in most paragraphs. */
const heardAgain = memoizeVersion<AnalyzedParagraph, string, readonly EchoCandidate[]>();

/** Phrases that come again within a page. */
function phraseEchoes(reading: AnalyzedText): Echo[] {
  const told = new Set(repeatedPhrases(reading).map(({ words }) => words));
  return [...grouped(placesOf(reading, told), ({ words }) => words).values()].flatMap((places) =>
    places.flatMap(({ words, start, end, at }, i) => {
      const apart = Math.min(
        at - (places[i - 1]?.at ?? -window.phrase - 1),
        (places[i + 1]?.at ?? Number.POSITIVE_INFINITY) - at,
      );
      return apart > window.phrase ? [] : [{ start, end, words, apart }];
    }),
  );
}

function told(echoes: readonly Echo[]): ReportResult {
  const sorted = [...echoes].sort((a, b) => a.start - b.start || b.end - a.end);
  const unique = sorted.filter((each, i) => each.start !== sorted[i - 1]?.start || each.end !== sorted[i - 1]?.end);
  const result = {
    measures: [measure("echoes", own.count, new Set(unique.map(({ words }) => words)).size)],
    graphs: [{ title: own.which, bars: mostFrequent(unique, ({ words }) => words, shown) }],
  };
  return withLazyPlaces(result, () =>
    unique.map(({ start, end, words, apart }) => ({
      ...{ start, end },
      get note() {
        return own.again(words, apart);
      },
    })),
  );
}

/** Words that come again while the first is still heard. */
export const echoes: Report = {
  id: "closerepeat",
  title: () => own.title,
  about: () => own.about,
  tell: (reading) => told(wordEchoes(reading)),
};

/** Words and phrases that come again soon. */
export const closePhrases: Report = {
  id: "wordsphrases",
  title: () => own.phrasesTitle,
  about: () => own.phrasesAbout,
  tell: (reading) => told([...wordEchoes(reading), ...phraseEchoes(reading)]),
};
