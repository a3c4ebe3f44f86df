import { commonWords } from "./common-words.ts";
import { type FlatWords, flatWords } from "./flat-words.ts";
import { measure } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import type { Reading } from "./reading.ts";
import { repeatedPhrases } from "./repeated-phrases.ts";
import type { Report, Told } from "./report.ts";
import { whole } from "./texts/whole.ts";

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

/** How often each lemma comes that carries meaning. */
function lemmaCounts(flat: FlatWords): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < flat.count; at++) {
    if (flat.weights[at] !== 1) continue;
    const { lemma } = flat.wordAt(at);
    counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  return counts;
}

const known = new WeakMap<Reading, readonly Echo[]>();

/** Echoes of single words; found once for both reports. */
function wordEchoes(reading: Reading): readonly Echo[] {
  const kept = known.get(reading);
  if (kept) return kept;
  const made = echoesIn(flatWords(reading));
  known.set(reading, made);
  return made;
}

/** Pairs of words of one lemma that stand near each other, not beside each other: “step by step” is meant. */
function echoesIn(flat: FlatWords): Echo[] {
  const counts = lemmaCounts(flat);
  const most = Math.max(6, flat.count * subject);
  const last = new Map<string, number>();
  const found: Echo[] = [];
  for (let at = 0; at < flat.count; at++) {
    if (flat.weights[at] !== 1) continue;
    const { lemma, lower } = flat.wordAt(at);
    if (!isHeard(lemma, lower, counts.get(lemma) ?? 0, most)) continue;
    const before = last.get(lemma);
    last.set(lemma, at);
    const apart = before === undefined ? 0 : at - before;
    if (before === undefined || apart <= 2 || apart > window.word) continue;
    for (const place of [before, at]) found.push(echoAt(flat, place, lemma, apart));
  }
  return found;
}

const echoAt = (flat: FlatWords, at: number, words: string, apart: number): Echo => ({
  ...{ start: flat.startAt(at), end: flat.endAt(at), words, apart },
});

const isHeard = (lemma: string, lower: string, count: number, most: number): boolean =>
  lemma.length >= 5 && count > 1 && count <= most && !commonWords.has(lemma) && !commonWords.has(lower);

function phraseEchoes(reading: Reading, flat: FlatWords): Echo[] {
  return repeatedPhrases(reading).flatMap(({ words, length, at }) =>
    at.flatMap((place, i) => {
      const apart = Math.min(
        place - (at[i - 1] ?? -window.phrase - 1),
        (at[i + 1] ?? Number.POSITIVE_INFINITY) - place,
      );
      if (apart > window.phrase) return [];
      return { start: flat.startAt(place), end: flat.endAt(place + length - 1), words, apart };
    }),
  );
}

function told(echoes: readonly Echo[]): Told {
  const sorted = [...echoes].sort((a, b) => a.start - b.start || b.end - a.end);
  const unique = sorted.filter((each, i) => each.start !== sorted[i - 1]?.start || each.end !== sorted[i - 1]?.end);
  return {
    measures: [measure("echoes", own.count, new Set(unique.map(({ words }) => words)).size)],
    graphs: [{ title: own.which, bars: mostOften(unique, ({ words }) => words, shown) }],
    places: unique.map(({ start, end, words, apart }) => ({ start, end, note: own.again(words, apart) })),
  };
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
  tell: (reading) => told([...wordEchoes(reading), ...phraseEchoes(reading, flatWords(reading))]),
};
