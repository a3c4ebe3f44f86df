import type { Remark } from "@housestyle/surfaces";

/** The fewest names to offer. Fewer are added faster one by one. */
const fewest = 3;

/**
 * Returns the words that look like names, in text order: unknown words that occur more than once, are capitalized
 * inside a sentence at least once, and are never in lowercase. Misspellings of well-known names rarely occur twice.
 * Returns none if there are too few to offer.
 */
export function namesAmong(remarks: readonly Remark[], opensSentence: (remark: Remark) => boolean): readonly string[] {
  const unknown = remarks.filter(({ finding }) => finding.ruleId === "spelling/unknown-word");
  const small = new Set(unknown.map(({ finding }) => finding.text).filter((text) => text === text.toLowerCase()));
  const seen = new Map<string, { times: number; isInside: boolean }>();
  for (const remark of unknown) {
    const name = remark.finding.text.replace(/['’]s$/, "");
    if (!/^\p{Lu}[\p{L}\p{M}]*\p{Ll}[\p{L}\p{M}'’-]*$/u.test(name) || small.has(name.toLowerCase())) continue;
    const { times, isInside } = seen.get(name) ?? { times: 0, isInside: false };
    seen.set(name, { times: times + 1, isInside: isInside || !opensSentence(remark) });
  }
  const names = [...seen].filter(([, { times, isInside }]) => times > 1 && isInside).map(([name]) => name);
  return names.length < fewest ? [] : names;
}
