import { wordsIn } from "../formats/identity.ts";
import type { BaselineEntry } from "./baseline-entry.ts";

/** So much of two sentences has to be the same for one to be the other, edited. */
const enough = 0.5;

/** What of a baseline is still there. */
export interface BaselineMatch {
  /** Whether the baseline knows the finding, for each that is there now. */
  readonly isKnown: readonly boolean[];
  /** What of the baseline was not found again. */
  readonly gone: readonly BaselineEntry[];
}

/** A finding, and the words around it. */
interface Seen {
  readonly place: number;
  readonly context: readonly string[];
}

/**
 * Finds what a baseline knows again among the findings of a file. Each entry stands for one finding: first for one in the same
 * sentence, by its words, then for the one in the sentence most like it. So a second mistake of the same kind is new,
 * and one whose neighbours were edited is not.
 */
export function match(old: readonly BaselineEntry[], now: readonly BaselineEntry[]): BaselineMatch {
  const isKnown = now.map(() => false);
  const left = new Set(old.keys());
  const pair = (one: Seen, other: Seen): void => {
    isKnown[one.place] = true;
    left.delete(other.place);
  };
  const before = grouped(old);
  for (const [key, found] of grouped(now)) pairUp(found, before.get(key) ?? [], pair);
  return { isKnown, gone: [...left].flatMap((place) => old[place] ?? []) };
}

/** By rule and words: nothing else can be the same finding. */
function grouped(entries: readonly BaselineEntry[]): Map<string, Seen[]> {
  const groups = new Map<string, Seen[]>();
  for (const [place, { rule, text, in: sentence }] of entries.entries()) {
    // What is said of a whole document stands wherever the document has it today.
    const isOfWhole = rule.startsWith("consistency/");
    const key = isOfWhole ? rule : `${rule}\n${text}`;
    const seen = { place, context: isOfWhole ? [] : contextOf(text, sentence) };
    groups.set(key, [...(groups.get(key) ?? []), seen]);
  }
  return groups;
}

const contextOf = (text: string, sentence: string): readonly string[] => {
  const own = wordsIn(text);
  const words = [...wordsIn(sentence)];
  for (const word of own) if (words.includes(word)) words.splice(words.indexOf(word), 1);
  return words;
};

function pairUp(found: readonly Seen[], before: readonly Seen[], pair: (one: Seen, other: Seen) => void): void {
  const same = new Map<string, Seen[]>();
  for (const each of before) same.set(each.context.join(" "), [...(same.get(each.context.join(" ")) ?? []), each]);
  const others = found.filter((one) => {
    const other = same.get(one.context.join(" "))?.shift();
    if (other) pair(one, other);
    return !other;
  });
  const left = [...same.values()].flat();
  const likely = others
    .flatMap((one) => left.map((other) => ({ one, other, alike: likeness(one.context, other.context) })))
    .filter(({ alike }) => alike >= enough)
    .sort((a, b) => b.alike - a.alike);
  const taken = new Set<Seen>();
  for (const { one, other } of likely) {
    if (taken.has(one) || taken.has(other)) continue;
    taken.add(one).add(other);
    pair(one, other);
  }
}

const weight = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/** How much two sentences have in common, 0 to 1. Long words count for more: short ones are in every sentence. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  const common = one.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * weight(common)) / (weight(one) + weight(other) || 1);
}
