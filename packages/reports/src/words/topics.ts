import type { Span } from "@housestyle/engine";
import type { ReadSentence, ReadWord } from "../analysis/analyzed-paragraph.ts";
import type { AnalyzedText } from "../analysis/analyzed-text.ts";
import { perText } from "../analysis/per-text.ts";
import { wordCountOf } from "../analysis/word-count.ts";
import { nameCounter } from "../notes/name-counts.ts";
import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { barWithValue } from "../result/bar-with-value.ts";
import { measure, share } from "../result/measure.ts";
import type { Bar, Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";
import { commonWords } from "./common-words.ts";

const { topics: own } = whole;
const shown = 20;
const fewest = 3;
const longest = 3;

interface Topic extends Span {
  readonly name: string;
  readonly isName: boolean;
}

/** What a noun phrase is about: its nouns with the adjective in front, and its last noun alone. */
function topicsOf({ words }: ReadSentence): Topic[] {
  return words.flatMap((word, at) => {
    if (word.tag !== "NOUN" || !isTelling(word)) return [];
    const single = { start: word.start, end: word.end, name: nameOf(word), isName: false };
    if (words[at + 1]?.tag === "NOUN") return [single];
    const from = beginning(words, at);
    const phrase = words.slice(from, at + 1);
    const name = [...phrase.slice(0, -1).map(({ lower }) => lower), single.name].join(" ");
    return from === at ? [single] : [single, { ...single, start: phrase[0]?.start ?? word.start, name }];
  });
}

const nameOf = ({ lemma }: ReadWord): string => lemma.toLowerCase();

const isTelling = ({ lemma, lower, text }: ReadWord): boolean =>
  text.length > 2 && !commonWords.has(lemma) && !commonWords.has(lower) && /^\p{L}/u.test(text);

/** Where the phrase begins that ends with a noun. */
function beginning(words: readonly ReadWord[], at: number): number {
  let from = at;
  while (from > 0 && at - from < longest - 1 && isPart(words[from - 1], words[from])) from--;
  return from;
}

/** Words with nothing but a space between them. */
const isPart = (before: ReadWord | undefined, next: ReadWord | undefined): boolean =>
  before !== undefined &&
  (before.tag === "NOUN" || before.tag === "ADJ") &&
  isTelling(before) &&
  next?.start === before.end + 1;

/** A comma parts names; a full stop does not part a title from what it stands before. */
const isNear = (before: ReadWord, { start }: ReadWord): boolean =>
  start - before.end <= (/^(?:Mr|Mrs|Ms|Dr|St)$/u.test(before.text) ? 2 : 1);

/** Names, as long as they go on. */
export function namesOf({ words }: ReadSentence): Topic[] {
  const rows: ReadWord[][] = [];
  for (const [at, word] of words.entries()) {
    if (word.tag !== "PROPN" || !/^\p{Lu}/u.test(word.text)) continue;
    const before = words[at - 1];
    const goesOn = before && rows.at(-1)?.at(-1) === before && isNear(before, word);
    if (goesOn) rows.at(-1)?.push(word);
    else rows.push([word]);
  }
  // A letter by itself is a sign in a formula or a picture.
  return rows
    .filter((row) => row.length > 1 || (row[0]?.text.length ?? 0) > 1)
    .map((row) => ({
      ...{ start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0, isName: true },
      name: row
        .map(({ text }) => text)
        .join(" ")
        .replace(/['’]s?$/u, ""),
    }));
}

const found = occurrenceFinder(({ sentences }) =>
  sentences.flatMap((sentence) => [...topicsOf(sentence), ...namesOf(sentence)]),
);

const nameMark = "\n";
const tally = nameCounter((paragraph) =>
  found.of(paragraph).map(({ name, isName }) => (isName ? `${name}${nameMark}` : name)),
);

/** What comes often, the commonest first; a single word that is always part of one phrase is left to it. */
const frequent = perText((reading): readonly { readonly key: string; readonly count: number }[] => {
  const { counts, again } = tally(reading);
  const often = [...again].map((key) => ({ key, count: counts.get(key) ?? 0 })).filter(({ count }) => count >= fewest);
  const inside = new Set(
    often.flatMap(({ key, count }) => {
      const last = key.split(" ").at(-1) ?? "";
      return last !== key && counts.get(last) === count ? [last] : [];
    }),
  );
  return often.filter(({ key }) => !inside.has(key)).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
});

const isNameKey = ({ key }: { readonly key: string }): boolean => key.endsWith(nameMark);

function barsOf(reading: AnalyzedText, all: readonly { readonly key: string; readonly count: number }[]): Bar[] {
  const topicsIn = found(reading);
  return all.slice(0, shown).map(({ key, count }) => {
    const name = key.replace(nameMark, "");
    return topicsIn.bar(name, count, (topic) => topic.name === name && topic.isName === (name !== key));
  });
}

/** What a text is about. */
export const topics: Report = {
  id: "topics",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = frequent(reading);
    const things = all.filter((each) => !isNameKey(each));
    return {
      measures: [measure("topics", own.count, things.length)],
      graphs: [
        { title: own.which, bars: barsOf(reading, things) },
        { title: own.names, bars: barsOf(reading, all.filter(isNameKey)) },
      ],
      places: [],
    };
  },
};

const beginningWords = 100;

/** Where the first hundred words end. */
function beginningOf(reading: AnalyzedText): number {
  let words = 0;
  for (const { analyzed: paragraph, end } of reading.paragraphs) {
    words += paragraph.words.length;
    if (words >= beginningWords) return end;
  }
  return reading.text.length;
}

/** Words a search would find the text by. */
export const keywords: Report = {
  id: "seo",
  title: () => own.seoTitle,
  about: () => own.seoAbout,
  tell(reading) {
    const count = wordCountOf(reading);
    const bars = barsOf(reading, frequent(reading));
    const headings = reading.paragraphs
      .filter(({ analyzed: paragraph }) => paragraph.kind === "heading")
      .map(({ analyzed: paragraph }) => paragraph.text.toLowerCase())
      .join("\n");
    const first = beginningOf(reading);
    const early = found(reading)
      .before(first)
      .counts(({ name }) => name);
    const inBeginning = bars.filter(({ label }) => early.has(label));
    return {
      measures: [
        measure("keywords", own.words, count),
        measure("headings", own.inHeadings, bars.filter(({ label }) => headings.includes(label.toLowerCase())).length),
        measure("beginning", own.inBeginning, inBeginning.length),
      ],
      graphs: [
        {
          title: own.density,
          bars: bars.map((bar) => barWithValue(bar, share(bar.value, count))),
        },
      ],
      places: [],
    };
  },
};
