import { wordFlags } from "../word-flags.ts";
import { compareKeys, wordKey } from "../word-key.ts";

/** A word of the explorer. Its number is its place among all, ordered by key. */
export interface PackedWord {
  readonly key: string;
  /** As people write it. */
  readonly text: string;
  readonly flags: number;
  /** 0 for never met, 11 more for each doubling, at most 255. */
  readonly frequency: number;
}

/** What words are gathered from. */
export interface WordSources {
  /** As written in WordNet. */
  readonly meant: Iterable<string>;
  /** Uses per hundred million words of mixed prose. */
  readonly counts: ReadonlyMap<string, number>;
  readonly idioms: readonly string[];
  readonly cliches: readonly string[];
  readonly rude: ReadonlySet<string>;
}

/** All words, ordered by key; of several ways to write one the lower case wins, otherwise the first. */
export function gatherWords({ meant, counts, idioms, cliches, rude }: WordSources): PackedWord[] {
  const found = new Map<string, { text: string; flags: number; count: number }>();
  const take = (text: string, flag: number, count = 0) => {
    const key = wordKey(text);
    if (key === "") return;
    const word = found.get(key) ?? { text, flags: 0, count: 0 };
    if (text === key) word.text = text;
    word.flags |= flag;
    word.count += count;
    found.set(key, word);
  };
  for (const word of meant) take(word, wordFlags.meant);
  for (const [word, count] of counts) take(word, wordFlags.met, count);
  for (const phrase of idioms) take(phrase, wordFlags.idiom);
  for (const phrase of cliches) take(phrase, wordFlags.cliche);
  return [...found]
    .map(([key, { text, flags, count }]) => ({
      key,
      text,
      flags: flags | (isRude(key, rude) ? wordFlags.rude : 0) | (text === key ? 0 : wordFlags.name),
      frequency: Math.min(255, Math.round(11 * Math.log2(1 + count))),
    }))
    .sort((a, b) => compareKeys(a.key, b.key));
}

/** One rude word makes the phrase it is in rude. */
const isRude = (key: string, rude: ReadonlySet<string>): boolean =>
  rude.has(key) || key.split(/[ -]/).some((part) => rude.has(part));
