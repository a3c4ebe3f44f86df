/** Reads `counts.tsv`: a word, a tab, and how often it is met in a hundred million words of mixed prose. */
export function readCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split(/\r?\n/)) {
    const [word = "", count = ""] = line.split("\t");
    if (word !== "" && !word.startsWith("#")) counts.set(word, Number(count));
  }
  return counts;
}

/** A count on the scale of the packed list: 0 for none, 11 more for each doubling, at most 255. */
export function frequencyOf(count: number): number {
  return Math.min(255, Math.round(11 * Math.log2(1 + count)));
}
