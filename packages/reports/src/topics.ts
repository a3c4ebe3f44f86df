import type { Span } from "@housestyle/engine";
import { commonWords } from "./common-words.ts";
import { grouped } from "./grouped.ts";
import { measure, share } from "./measure.ts";
import { mostOften } from "./most-often.ts";
import { finding, noting } from "./noting.ts";
import type { Reading } from "./reading.ts";
import type { Report } from "./report.ts";
import type { ReadSentence, ReadWord } from "./said.ts";
import { whole } from "./texts/whole.ts";

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
    const single = { start: word.start, end: word.end, name: word.lemma.toLowerCase(), isName: false };
    if (words[at + 1]?.tag === "NOUN") return [single];
    const from = beginning(words, at);
    const phrase = words.slice(from, at + 1);
    const name = [...phrase.slice(0, -1).map(({ lower }) => lower), single.name].join(" ");
    return from === at ? [single] : [single, { ...single, start: phrase[0]?.start ?? word.start, name }];
  });
}

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
  return rows.map((row) => ({
    ...{ start: row[0]?.start ?? 0, end: row.at(-1)?.end ?? 0, isName: true },
    name: row
      .map(({ text }) => text)
      .join(" ")
      .replace(/['’]s?$/u, ""),
  }));
}

const found = finding(({ sentences }) =>
  sentences.flatMap((sentence) => [...topicsOf(sentence), ...namesOf(sentence)]),
);

/** What comes often; a single word that is always part of one phrase is left to it. */
function frequent(all: readonly Topic[]): Topic[] {
  const counts = new Map([...grouped(all, ({ name }) => name)].map(([name, { length }]) => [name, length]));
  const often = all.filter(({ name }) => (counts.get(name) ?? 0) >= fewest);
  const inside = new Set(
    [...new Set(often.map(({ name }) => name))].flatMap((name) => {
      const last = name.split(" ").at(-1) ?? "";
      return last !== name && counts.get(last) === counts.get(name) ? [last] : [];
    }),
  );
  return often.filter(({ name }) => !inside.has(name));
}

/** What a text is about. */
export const topics: Report = {
  id: "topics",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = frequent(found(reading));
    const [names, things] = [all.filter(({ isName }) => isName), all.filter(({ isName }) => !isName)];
    return {
      measures: [measure("topics", own.count, new Set(things.map(({ name }) => name)).size)],
      graphs: [
        { title: own.which, bars: mostOften(things, ({ name }) => name, shown) },
        { title: own.names, bars: mostOften(names, ({ name }) => name, shown) },
      ],
      places: [],
    };
  },
};

const wordCount = noting(({ words }) => words.length);
const beginningWords = 100;

/** Where the first hundred words end. */
function beginningOf(reading: Reading): number {
  let words = 0;
  for (const { paragraph, note } of wordCount(reading)) {
    words += note;
    if (words >= beginningWords) return paragraph.end;
  }
  return reading.text.length;
}

/** Words a search would find the text by. */
export const keywords: Report = {
  id: "seo",
  title: () => own.seoTitle,
  about: () => own.seoAbout,
  tell(reading) {
    const count = wordCount(reading).reduce((sum, { note }) => sum + note, 0);
    const bars = mostOften(frequent(found(reading)), ({ name }) => name, shown);
    const headings = reading.paragraphs
      .filter(({ said }) => said.kind === "heading")
      .map(({ said }) => said.text.toLowerCase())
      .join("\n");
    const first = beginningOf(reading);
    const inBeginning = bars.filter(({ places }) => (places?.[0]?.start ?? first) < first);
    return {
      measures: [
        measure("keywords", own.words, count),
        measure("headings", own.inHeadings, bars.filter(({ label }) => headings.includes(label.toLowerCase())).length),
        measure("beginning", own.inBeginning, inBeginning.length),
      ],
      graphs: [{ title: own.density, bars: bars.map((bar) => ({ ...bar, value: share(bar.value, count) })) }],
      places: [],
    };
  },
};
