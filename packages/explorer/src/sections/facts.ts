import type { Book } from "../book.ts";
import type { SectionItem } from "../section.ts";
import { phonetic, stresses } from "../sounds.ts";
import { commonness, type Subject } from "../subject.ts";
import { waysOf } from "./sounding.ts";

/**
 * Least frequency, what it is called, and the age at which readers of school English have met such a word. Each
 * band is about five times as common as the next. Nobody has measured these ages: they follow from how common a
 * word is, one band older for words of four syllables and more.
 */
const bands = [
  { least: 155, name: "Very common", age: "5–7" },
  { least: 130, name: "Common", age: "7–9" },
  { least: 105, name: "Fairly common", age: "9–11" },
  { least: 80, name: "Less common", age: "11–14" },
  { least: 50, name: "Rare", age: "14–16" },
  { least: 0, name: "Very rare", age: "16 and older" },
] as const;
const manySyllables = 4;

/** How a word is said, how common it is, and the age of those who can be expected to know it. */
export function facts(book: Book, { own, word, key }: Subject): SectionItem[] {
  if (own < 0 || key.includes(" ")) return [];
  const sounds = waysOf(book, own)[0];
  const syllables = sounds ? stresses(sounds).length : guessedSyllables(key);
  const frequency = Math.max(book.frequency(own), book.frequency(word));
  const band = bands.findIndex(({ least }) => frequency >= least);
  const older = Math.min(bands.length - 1, band + (syllables >= manySyllables ? 1 : 0));
  const row = (text: string, meaning: string): SectionItem => ({ text, weight: commonness(book, own), meaning });
  return [
    row("Syllables", sounds ? String(syllables) : `about ${syllables}`),
    ...(sounds ? [row("Stress", stressOf(sounds)), row("Pronunciation (US)", `/${phonetic(sounds)}/`)] : []),
    row("Frequency", `${bands[band]?.name ?? ""}, ${perMillion(frequency)}`),
    row("Reading age", bands[older]?.age ?? ""),
  ];
}

/** “de-DUM-da” as “syllable 2 of 3”. */
function stressOf(sounds: readonly number[]): string {
  const pattern = stresses(sounds);
  return pattern.length === 1 ? "one syllable" : `syllable ${Math.max(0, pattern.indexOf(1)) + 1} of ${pattern.length}`;
}

/** Groups of vowels; a silent e at the end counts for none. */
function guessedSyllables(key: string): number {
  const groups = key.replace(/(?<=[^aeiouy][^aeiouyl])e$/, "").match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}

function perMillion(frequency: number): string {
  const uses = (2 ** (frequency / 11) - 1) / 100;
  if (frequency === 0) return "not found in our sample of prose";
  const shown = uses >= 10 ? Math.round(uses).toLocaleString("en-US") : uses.toPrecision(1);
  return `about ${shown} times per million words`;
}
