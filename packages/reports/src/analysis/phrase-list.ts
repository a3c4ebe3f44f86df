import type { Span } from "@housestyle/engine";
import type { ReadWord } from "./analyzed-paragraph.ts";

/** A phrase that was found, with what belongs to it. */
export interface PhraseHit<T> extends Span {
  /** As it stands in its list. */
  readonly phrase: string;
  readonly value: T;
  /** Whether its first word may have any form. */
  readonly anyForm: boolean;
  /** Its words in the text. */
  readonly words: readonly ReadWord[];
}

interface Row<T> {
  readonly phrase: string;
  readonly parts: readonly Part[];
  readonly value: T;
}
interface Part {
  readonly word: string;
  /** Any form of the word, `~` before it in the list. */
  readonly anyForm: boolean;
}

/** Phrases ready to be looked for: one look into a map for each word of a text. */
export interface PhraseList<T> {
  readonly find: (words: readonly ReadWord[]) => PhraseHit<T>[];
}

const straight = (word: string): string => (word.includes("’") ? word.replaceAll("’", "'") : word);

const partOf = (written: string): Part =>
  written.startsWith("~") ? { word: written.slice(1), anyForm: true } : { word: written, anyForm: false };

/** Opens a list: `phrase` with what belongs to it. The longest that fits stands; none goes across a mark. */
export function openPhraseList<T>(entries: Iterable<readonly [phrase: string, value: T]>): PhraseList<T> {
  const exact = new Map<string, Row<T>[]>();
  const forms = new Map<string, Row<T>[]>();
  for (const [phrase, value] of entries) {
    const parts = phrase.split(" ").map(partOf);
    const [first] = parts;
    if (!first) continue;
    const map = first.anyForm ? forms : exact;
    const row = { phrase: phrase.replaceAll("~", ""), parts, value };
    const own = map.get(first.word);
    if (own) own.push(row);
    else map.set(first.word, [row]);
  }
  for (const rows of [...exact.values(), ...forms.values()]) rows.sort((a, b) => b.parts.length - a.parts.length);
  return { find: (words) => found(words, exact, forms) };
}

function found<T>(
  words: readonly ReadWord[],
  exact: ReadonlyMap<string, readonly Row<T>[]>,
  forms: ReadonlyMap<string, readonly Row<T>[]>,
): PhraseHit<T>[] {
  const hits: PhraseHit<T>[] = [];
  let at = 0;
  while (at < words.length) {
    const word = words[at] as ReadWord;
    const row =
      fitting(exact.get(straight(word.lower)), words, at) ?? fitting(forms.get(word.lemma.toLowerCase()), words, at);
    if (row) hits.push(hitOf(row, words.slice(at, at + row.parts.length)));
    at += row?.parts.length ?? 1;
  }
  return hits;
}

const fitting = <T>(rows: readonly Row<T>[] | undefined, words: readonly ReadWord[], at: number): Row<T> | undefined =>
  rows?.find(({ parts }) =>
    parts.every((part, i) => fits(part, words[at + i], i === 0 ? undefined : words[at + i - 1])),
  );

function fits({ word, anyForm }: Part, here: ReadWord | undefined, before: ReadWord | undefined): boolean {
  if (!here || (before && here.start - before.end > 1)) return false;
  return anyForm ? here.lemma.toLowerCase() === word : straight(here.lower) === word;
}

const hitOf = <T>({ phrase, value, parts }: Row<T>, words: readonly ReadWord[]): PhraseHit<T> => ({
  ...{ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 },
  ...{ phrase, value, words, anyForm: parts[0]?.anyForm ?? false },
});

/**
 * Rows of a list that is written as a text, parted by `|` or line: `phrase=instead, instead`; `~` before a word means any form
 * of it. What has a hyphen is found with a blank, too.
 */
export function rowsOf(list: string): (readonly [phrase: string, instead: readonly string[]])[] {
  return list
    .split(/[|\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== "")
    .flatMap((row) => {
      const [phrase = "", instead = ""] = row.split("=");
      const others = instead.split(",").map((each) => each.trim());
      const own = [phrase.trim(), others.filter((each) => each !== "")] as const;
      return phrase.includes("-") ? [own, [phrase.trim().replaceAll("-", " "), own[1]] as const] : [own];
    });
}
