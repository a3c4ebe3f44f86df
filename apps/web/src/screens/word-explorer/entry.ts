import type { AnswerRow } from "../../app/answer.ts";

/** One section of an entry about a word. */
export type WordSection = AnswerRow<"exploreWord">;
export type WordSectionItem = WordSection["Items"][number];

/** Where a word's page is. */
export function addressOf(word: string): string {
  return `/word-explorer/${encodeURIComponent(word)}`;
}

/** Groups items by a key, in the order of the first item of each group. */
export function groupedBy(
  items: readonly WordSectionItem[],
  nameOf: (item: WordSectionItem) => string,
): readonly { readonly name: string; readonly items: readonly WordSectionItem[] }[] {
  const names = [...new Set(items.map(nameOf))];
  return names.map((name) => ({ name, items: items.filter((item) => nameOf(item) === name) }));
}

/** The facts of a word by their name: pronunciation, syllables, frequency. */
export function factsOf(section: WordSection | undefined): ReadonlyMap<string, string> {
  return new Map((section?.Items ?? []).map(({ Text, Meaning }) => [Text, Meaning ?? ""]));
}

/** How common a word is in five steps, from its weight of 0 to 100. */
export function frequencySteps(weight: number): number {
  return Math.min(5, Math.max(1, Math.ceil(weight / 20)));
}
