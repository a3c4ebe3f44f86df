/**
 * A line for each pair: both words, the score before anything is known, from which score the second may be said where
 * the first stands, and the first where the second does (“-”: never), how many features. An empty line; then, of all
 * features in order, the bytes of how much each is larger than the one before, least first, and last the weights.
 */
export function packPairs(pairs) {
  const lines = pairs.map(({ first, second, bias, toFirst = "-", toSecond = "-", weights }) =>
    [first, second, Math.round(bias * 16), toSecond, toFirst, weights.size].join("\t"),
  );
  const head = Buffer.from(`${lines.join("\n")}\n\n`);
  const count = pairs.reduce((sum, { weights }) => sum + weights.size, 0);
  const planes = Buffer.alloc(count * 4);
  let at = 0;
  for (const { weights } of pairs) {
    let before = 0;
    for (const [feature, weight] of [...weights].sort(([a], [b]) => a - b)) {
      const more = feature - before;
      before = feature;
      for (let plane = 0; plane < 3; plane++) planes[plane * count + at] = (more >>> (8 * plane)) & 255;
      planes[3 * count + at] = weight & 255;
      at++;
    }
  }
  return Buffer.concat([head, planes]);
}
