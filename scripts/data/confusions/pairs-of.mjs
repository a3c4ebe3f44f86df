/** The pairs of a list of sets, each once: `slips` says how seldom those who mistake them do. */
export function pairsOf(text) {
  const pairs = new Map();
  let slips = 100;
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [mark, number] = line.split(" ");
    if (mark === "=") slips = Number(number);
    else
      for (const pair of pairsWithin(line.split(" ")))
        if (!pairs.has(pair.join(" "))) pairs.set(pair.join(" "), { pair, slips });
  }
  return [...pairs.values()].map(({ pair: [first, second], slips: each }) => ({ first, second, slips: each }));
}

const pairsWithin = (words) => words.flatMap((a, i) => words.slice(i + 1).map((b) => [a, b].sort()));

/** How often a word was written for another in real corrections, by “WRITTEN\tMEANT”: 0 for what never was. */
export function slipsOf(text) {
  const counts = new Map();
  for (const line of text.split("\n")) {
    const [written, meant, count] = line.split("\t");
    if (count !== undefined) counts.set(`${written}\t${meant}`, Number(count));
  }
  return (written, meant) => counts.get(`${written}\t${meant}`) ?? 0;
}
