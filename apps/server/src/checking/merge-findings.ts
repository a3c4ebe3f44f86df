import type { Finding } from "@housestyle/engine";

/**
 * All of `first`, and of `second` what overlaps none of them, in text order. Each list is in text order and free of
 * overlaps by itself. Linear in their lengths.
 */
export function mergeFindings(first: readonly Finding[], second: readonly Finding[]): Finding[] {
  const merged: Finding[] = [];
  let next = 0;
  for (const finding of second) {
    for (let winner = first[next]; winner && winner.end <= finding.start; winner = first[next]) {
      merged.push(winner);
      next += 1;
    }
    const winner = first[next];
    if (!winner || finding.end <= winner.start) merged.push(finding);
  }
  return [...merged, ...first.slice(next)];
}
