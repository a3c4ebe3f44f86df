import type { Finding } from "./finding.ts";

/**
 * Where a rule stands in the order that settles overlaps; an unknown rule comes last. Below zero is what a team decides:
 * it goes before everything else, however grave.
 */
export type Rank = (ruleId: string) => number;

const levels = { error: 0, warning: 1, hint: 2 } as const;

/**
 * The findings that stay when none may overlap: a team's own word goes first; then the graver level, the better-ranked
 * rule, the longer stretch. A remark on a whole sentence therefore never hides an error inside it. In text order.
 */
export function withoutOverlaps(findings: readonly Finding[], rank: Rank): Finding[] {
  const ours = (finding: Finding): number => Math.min(0, rank(finding.ruleId));
  const byMerit = [...findings].sort(
    (x, y) =>
      ours(x) - ours(y) ||
      levels[x.level] - levels[y.level] ||
      rank(x.ruleId) - rank(y.ruleId) ||
      y.end - y.start - (x.end - x.start) ||
      x.start - y.start,
  );
  const kept = new IntervalSet();
  const chosen = byMerit.filter((finding) => kept.add(finding.start, finding.end));
  return chosen.sort((x, y) => x.start - y.start);
}

/** Disjoint intervals, ordered, so that ten thousand findings in one paragraph stay quick. */
class IntervalSet {
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  /** Adds [start, end) unless it overlaps one that is there; answers whether it was added. */
  add(start: number, end: number): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    if (low > 0 && (this.#ends[low - 1] ?? 0) > start) return false;
    this.#starts.splice(low, 0, start);
    this.#ends.splice(low, 0, end);
    return true;
  }
}
