/** A word met less often is not known. */
const fewest = 20;

/**
 * Puts words into classes by the labels they have: the commonest first, then those of a twentieth and more. `only` is the
 * label of words that nearly never have another, or -1.
 */
export function wordClasses(sentences, labelOf) {
  const words = new Map();
  for (const sentence of sentences)
    for (const piece of sentence) {
      const word = piece.text.toLowerCase();
      const labels = words.get(word) ?? new Map();
      const label = labelOf(piece);
      labels.set(label, (labels.get(label) ?? 0) + 1);
      words.set(word, labels);
    }
  const classes = new Map();
  for (const [word, labels] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const all = [...labels.values()].reduce((sum, each) => sum + each, 0);
    if (all < fewest || /\s/.test(word)) continue;
    const [first, ...rest] = [...labels].filter(([, n]) => n >= all / 20).sort((a, b) => b[1] - a[1]);
    const only = first[1] >= all * 0.996 && all >= 60 ? first[0] : -1;
    const others = rest.slice(0, 2).map(([label]) => label);
    const key = `${only >= 0 ? "!" : ""}${[first[0], ...others.sort((a, b) => a - b)].join()}`;
    const { words: members } = classes.get(key) ?? classes.set(key, { only, words: [] }).get(key);
    members.push(word);
  }
  return [...classes.values()].map((each) => ({ ...each, words: each.words.join(" ") }));
}
