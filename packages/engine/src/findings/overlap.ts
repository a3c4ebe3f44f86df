import { sortedInSteps } from "../text/sorted-in-steps.ts";
import { firstFrom } from "../text/span.ts";
import { spanSet } from "../text/span-set.ts";
import { type Steps, stretches } from "../text/steps.ts";
import { bySeverity, type Finding } from "./finding.ts";

/**
 * The rank of a rule when findings overlap; an unknown rule comes last. A team's decisions are below zero and win over
 * everything else, whatever the severity.
 */
export type Rank = (ruleId: string) => number;

/** Returns the class of a rank; those below 0 win over everything, whatever the level. */
const classOf = (rank: number): number => Math.min(0, rank);

/**
 * Returns the findings that remain when none may overlap, in text order: a team's decisions win, then the more severe
 * level, the higher rank, and the longer span. A finding about a whole sentence therefore never hides an error inside
 * it.
 */
export function* withoutOverlaps(findings: readonly Finding[], rank: Rank): Steps<readonly Finding[]> {
  if (findings.length < 2) return findings;
  const byMerit = yield* sortedInSteps(
    findings,
    (x, y) =>
      classOf(rank(x.ruleId)) - classOf(rank(y.ruleId)) ||
      bySeverity(x, y) ||
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
 * Does the same, except that two rules of a team may flag the same words. Terms are settled among themselves, because
 * the longer one is the one that is meant.
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

/** Returns which part of a team's settings a finding comes from; undefined for our own rules. */
const decisionOf = (ruleId: string): string | undefined =>
  ruleId.startsWith("house/") ? ruleId : ruleId.startsWith("term/") ? "term" : undefined;

const inText = (x: Finding, y: Finding): number => x.start - y.start;

/**
 * Findings that do not overlap, out of a known list. What begins before a position is found in logarithmic time, so ten
 * thousand findings in one paragraph stay fast. A Fenwick tree of maxima (Fenwick 1994).
 */
class Kept {
  readonly #inOrder: readonly Finding[];
  /** For each node, the position after the last kept finding in its range; 0 for none. */
  readonly #last: Int32Array;
  /** The ends of the kept findings, in order. */
  readonly #ends: Int32Array;

  constructor(inOrder: readonly Finding[]) {
    this.#inOrder = inOrder;
    this.#last = new Int32Array(inOrder.length + 1);
    this.#ends = new Int32Array(inOrder.length);
  }

  /** Keeps [start, end) unless it overlaps a kept span, and returns whether it did. */
  add({ start, end }: Finding): boolean {
    const before = this.#lastBefore(firstFrom(this.#inOrder, end));
    if (before > 0 && (this.#ends[before - 1] ?? 0) > start) return false;
    const place = firstFrom(this.#inOrder, start);
    this.#ends[place] = Math.max(this.#ends[place] ?? 0, end);
    for (let node = place + 1; node < this.#last.length; node += node & -node)
      this.#last[node] = Math.max(this.#last[node] ?? 0, place + 1);
    return true;
  }

  /** Returns the position after the last kept finding among the first `count`; 0 for none. */
  #lastBefore(count: number): number {
    let last = 0;
    for (let node = count; node > 0; node -= node & -node) last = Math.max(last, this.#last[node] ?? 0);
    return last;
  }
}
