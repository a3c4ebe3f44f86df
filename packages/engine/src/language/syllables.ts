/** Endings whose “e” is silent, or that add no syllable of their own. */
const silent = /(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/;
const doubled =
  /ia(?!n$|l$)|io(?!n)|eo|iu|[aeiouym]bl$|[aeiou]{3}|^mc|ism$|[^aeiouy]le$|[^aeiouy]les$|[^aeiouy]led$|ying|uous|ier$|iest$/g;

/** The number of syllables of an English word, one at least: counted by its groups of vowels, right for about nine in ten. */
export function syllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/['’]s?$/, "")
    .replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const groups = letters.replace(silent, (end) => end.charAt(0)).match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + (letters.match(doubled)?.length ?? 0));
}
