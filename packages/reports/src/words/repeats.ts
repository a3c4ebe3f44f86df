import type { Span } from "@housestyle/engine";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { byLetters, commonest } from "../notes/commonest.ts";
import { nameCounter } from "../notes/name-counts.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Bar, Report, ReportResult } from "../result/report.ts";
import { texts } from "../texts.ts";
import { placesOf, repeatedPhrases } from "./repeated-phrases.ts";

const { repeats: own } = texts;
const shown = 50;
/** So many phrases are shown where they stand, those that come most often. */
const placed = 500;
/** A single word has to come more often to be remarkable. */
const fewestOfOne = 4;
/** Names are no words to be varied. */
const told: ReadonlySet<string> = new Set(["NOUN", "VERB", "ADJ", "ADV"]);

const wordsIn = paragraphNotes(({ words }) => {
  const places = new Map<string, Span[]>();
  for (const { tag, lemma, start, end } of words) {
    if (!told.has(tag)) continue;
    const key = lemma.toLowerCase();
    const all = places.get(key);
    if (all) all.push({ start, end });
    else places.set(key, [{ start, end }]);
  }
  return places;
});

const wordTally = nameCounter(({ words }) =>
  words.filter(({ tag }) => told.has(tag)).map(({ lemma }) => lemma.toLowerCase()),
);
const plainTally = nameCounter(({ words }) => words.filter(({ tag }) => told.has(tag)).map(({ lower }) => lower));
const nameTally = nameCounter(({ words }) => words.filter(({ tag }) => tag === "PROPN").map(({ text }) => text));

/** Single words by how often they come, the commonest first. */
function wordBars(reading: AnalyzedText): Bar[] {
  return commonest(wordTally(reading).counts, shown, byLetters)
    .filter(([, count]) => count >= fewestOfOne)
    .map(([label, value]) => ({
      ...{ label, value },
      get places() {
        return wordsIn(reading).flatMap(({ paragraph: { start: from }, note }) =>
          (note.get(label) ?? []).map(({ start, end }) => ({ start: start + from, end: end + from })),
        );
      },
    }));
}

/** A phrase as it is shown: what is mostly a name has its capital. */
function written(words: string, reading: AnalyzedText): string {
  const [names, others] = [nameTally(reading).counts, plainTally(reading).counts];
  return words
    .split(" ")
    .map((word) => {
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      return (names.get(name) ?? 0) > (others.get(word) ?? 0) ? name : word;
    })
    .join(" ");
}

/** Phrases that come again, and single words where they are asked for. */
function tellRepeats(reading: AnalyzedText, words: readonly Bar[]): ReportResult {
  const phrases = repeatedPhrases(reading);
  const bars = phrases.slice(0, shown).map((phrase): Bar => {
    return {
      ...{ label: written(phrase.words, reading), value: phrase.count },
      get places() {
        return placesOf(reading, new Set([phrase.words])).map(({ start, end }) => ({ start, end }));
      },
    };
  });
  const told = {
    measures: [measure("phrases", own.phrases, phrases.length)],
    graphs: [{ title: own.most, bars }, ...(words.length > 0 ? [{ title: own.words, bars: words }] : [])],
  };
  return withLazyPlaces(told, () => {
    const counts = new Map(phrases.slice(0, placed).map((phrase) => [phrase.words, phrase.count]));
    const found = placesOf(reading, counts).sort((a, b) => a.start - b.start || b.end - a.end);
    return found.map(({ start, end, words: phrase }) => ({
      ...{ start, end },
      get note() {
        return own.again(written(phrase, reading), counts.get(phrase) ?? 0);
      },
    }));
  });
}

/** What comes again and again. */
export const repeats: Report = {
  id: "allrepeats",
  title: () => own.title,
  about: () => own.about,
  tell: (reading) => tellRepeats(reading, wordBars(reading)),
};

/** Phrases that come again, without single words. */
export const phrases: Report = {
  id: "phrases",
  title: () => own.phrasesTitle,
  about: () => own.phrasesAbout,
  tell: (reading) => tellRepeats(reading, []),
};
