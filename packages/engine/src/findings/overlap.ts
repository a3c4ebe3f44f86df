import { sortedInSteps } from "../text/sorted-in-steps.ts";
import { firstFrom } from "../text/span.ts";
import { spanSet } from "../text/span-set.ts";
import { type Steps, stretches } from "../text/steps.ts";
import type { Finding } from "./finding.ts";

/**
 * Where a rule stands in the order that settles overlaps; an unknown rule comes last. Below zero is what a team decides:
 * it goes before everything else, however grave.
 */
export type Rank = (ruleId: string) => number;

/** A class by itself is what goes before everything, whatever its level. */
const classOf = (rank: number): number => Math.min(0, rank);

const levels = { error: 0, warning: 1, hint: 2 } as const;

/**
 * The findings that stay when none may overlap: a team's own word goes first; then the graver level, the better-ranked
 * rule, the longer stretch. A remark on a whole sentence therefore never hides an error inside it. In text order.
 */
export function* withoutOverlaps(findings: readonly Finding[], rank: Rank): Steps<readonly Finding[]> {
  if (findings.length < 2) return findings;
  const byMerit = yield* sortedInSteps(
    findings,
    (x, y) =>
      classOf(rank(x.ruleId)) - classOf(rank(y.ruleId)) ||
      levels[x.level] - levels[y.level] ||
      rank(x.ruleId) - rank(y.ruleId) ||
      y.end - y.start - (x.end - x.start) ||
      x.start - y.start,
  );
  const kept = new Kept(yield* sortedInSteps(findings, inText));
  const stay: Finding[] = [];
  for (const { first, last } of stretches(byMerit.length)) {
    for (const finding of byMerit.slice(first, last)) if (kept.add(finding)) stay.push(finding);
    yield;
  }
  return yield* sortedInSteps(stay, inText);
}

/**
 * The same, except that what a team has decided is settled rule by rule: two of its rules may flag the same words. Terms settle it
 * among themselves, because the longer one is the one that is meant.
 */
export function* withTeamOverlaps(findings: readonly Finding[], rank: Rank): Steps<readonly Finding[]> {
  const ofTeam = new Map<string, Finding[]>();
  const others: Finding[] = [];
  for (const finding of findings) {
    const decision = decisionOf(finding.ruleId);
    if (decision === undefined) others.push(finding);
    else if (!ofTeam.get(decision)?.push(finding)) ofTeam.set(decision, [finding]);
  }
  const told: (readonly Finding[])[] = [];
  for (const each of ofTeam.values()) told.push(yield* withoutOverlaps(each, rank));
  const inOrder = yield* sortedInSteps(told.flat(), inText);
  const taken = spanSet(inOrder);
  const rest = yield* withoutOverlaps(
    others.filter((each) => !taken.meets(each)),
    rank,
  );
  return yield* sortedInSteps([...inOrder, ...rest], inText);
}

/** What of a team a finding comes from; undefined when it comes from our own rules. */
const decisionOf = (ruleId: string): string | undefined =>
  ruleId.startsWith("house/") ? ruleId : ruleId.startsWith("term/") ? "term" : undefined;

const inText = (x: Finding, y: Finding): number => x.start - y.start;

/**
 * Findings that do not overlap, of some that are known beforehand: what begins before a place is found in logarithmic
 * time, so that ten thousand findings in one paragraph stay quick. A Fenwick tree of maxima over their order
 * (Fenwick 1994).
 */
class Kept {
  readonly #inOrder: readonly Finding[];
  /** At a node, one more than the last kept place in its range; 0 for none. */
  readonly #last: Int32Array;
  /** Ends by place in the order. */
  readonly #ends: Int32Array;

  constructor(inOrder: readonly Finding[]) {
    this.#inOrder = inOrder;
    this.#last = new Int32Array(inOrder.length + 1);
    this.#ends = new Int32Array(inOrder.length);
  }

  /** Keeps [start, end) unless it overlaps one that is kept; answers whether it was. */
  add({ start, end }: Finding): boolean {
    const before = this.#lastBefore(firstFrom(this.#inOrder, end));
    if (before > 0 && (this.#ends[before - 1] ?? 0) > start) return false;
    const place = firstFrom(this.#inOrder, start);
    this.#ends[place] = Math.max(this.#ends[place] ?? 0, end);
    for (let node = place + 1; node < this.#last.length; node += node & -node)
      this.#last[node] = Math.max(this.#last[node] ?? 0, place + 1);
    return true;
  }

  /** One more than the last kept one of the first `count`; 0 for none. */
  #lastBefore(count: number): number {
    let last = 0;
    for (let node = count; node > 0; node -= node & -node) last = Math.max(last, this.#last[node] ?? 0);
    return last;
  }
}
