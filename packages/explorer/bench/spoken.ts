import { dictionary } from "cmu-pronouncing-dictionary";

/** How many syllables a word has by the CMU dictionary: a vowel bears the mark of its stress. Words spoken in two ways have two counts. */
export const spoken: ReadonlyMap<string, ReadonlySet<number>> = counted();

function counted(): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>();
  for (const [entry, sounds] of Object.entries(dictionary)) {
    const word = entry.replace(/\(\d+\)$/, "");
    const counts = all.get(word) ?? new Set();
    all.set(word, counts.add((sounds.match(/\d/g) ?? []).length));
  }
  return all;
}

/** A fifth of the words, by chance: counting is learnt from the others (`scripts/data/learn-syllables.mjs`) and measured with these. */
export const isReserve = (word: string): boolean => [1, 3].includes(hashOf(word) % 10);

/** FNV-1a, its halves folded together. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
