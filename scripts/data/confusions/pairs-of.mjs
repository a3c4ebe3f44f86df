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
