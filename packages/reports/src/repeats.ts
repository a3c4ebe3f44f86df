import type { Span } from "@housestyle/engine";
import { type FlatWords, flatWords } from "./flat-words.ts";
import { measure } from "./measure.ts";
import { noting } from "./noting.ts";
import type { Reading } from "./reading.ts";
import { type RepeatedPhrase, repeatedPhrases } from "./repeated-phrases.ts";
import type { Bar, Report } from "./report.ts";
import { texts } from "./texts.ts";

const { repeats: own } = texts;
const shown = 50;
/** So many phrases are shown where they stand, those that come most often. */
const placed = 500;
/** A single word has to come more often to be remarkable. */
const fewestOfOne = 4;
/** Names are no words to be varied. */
const told: ReadonlySet<string> = new Set(["NOUN", "VERB", "ADJ", "ADV"]);

const wordsIn = noting(({ words }) => {
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

/** Single words by how often they come, the commonest first. */
function wordBars(reading: Reading): Bar[] {
  const notes = wordsIn(reading);
  const counts = new Map<string, number>();
  for (const { note } of notes) for (const [word, all] of note) counts.set(word, (counts.get(word) ?? 0) + all.length);
  return [...counts]
    .filter(([, count]) => count >= fewestOfOne)
    .sort(([, a], [, b]) => b - a)
    .slice(0, shown)
    .map(([label, value]) => ({
      ...{ label, value },
      places: notes.flatMap(({ paragraph: { start: from }, note }) =>
        (note.get(label) ?? []).map(({ start, end }) => ({ start: start + from, end: end + from })),
      ),
    }));
}

const spansOf = (flat: FlatWords, { at, length }: RepeatedPhrase): Span[] =>
  at.map((first) => ({ start: flat.startAt(first), end: flat.endAt(first + length - 1) }));

/** Phrases that come again, and single words where they are asked for. */
function tellRepeats(reading: Reading, words: readonly Bar[]) {
  const flat = flatWords(reading);
  const phrases = [...repeatedPhrases(reading)].sort((a, b) => b.at.length - a.at.length || b.length - a.length);
  const bars = phrases
    .slice(0, shown)
    .map((phrase) => ({ label: phrase.words, value: phrase.at.length, places: spansOf(flat, phrase) }));
  const places = phrases.slice(0, placed).flatMap((phrase) => {
    const note = own.again(phrase.words, phrase.at.length);
    return spansOf(flat, phrase).map((span) => ({ ...span, note }));
  });
  return {
    measures: [measure("phrases", own.phrases, phrases.length)],
    graphs: [{ title: own.most, bars }, ...(words.length > 0 ? [{ title: own.words, bars: words }] : [])],
    places: places.sort((a, b) => a.start - b.start || b.end - a.end),
  };
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
