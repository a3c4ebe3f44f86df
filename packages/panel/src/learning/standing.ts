import type { Finding } from "@housestyle/engine";
import type { RuleUsage, Tallies } from "./tally.ts";

/** How a rule is shown to a writer: as usual, as a hint, or not at all. */
export type RuleVisibility = "usual" | "hint" | "rare";

/** The share of rejections among all decisions from which a rule is lowered to a hint or hidden. */
const shares = { hint: 0.6, rare: 0.8 } as const;
/** The accepted probability that the true share is lower. */
const doubt = 0.05;

/**
 * Returns how to show a rule, given how often its writer rejected and accepted it. With r rejections and a acceptances and a
 * uniform prior, the share p of rejections is distributed as Beta(r + 1, a + 1). A rule is lowered when the 5% quantile of p,
 * its lower bound, reaches 60% (a hint) or 80% (hidden). Without acceptances, that is from 5 and 13 rejections on; with one
 * acceptance, from 8 and 20.
 */
export function standingOf({ accepted, rejected }: Pick<RuleUsage, "accepted" | "rejected">): RuleVisibility {
  if (isBelow(shares.rare, accepted, rejected)) return "rare";
  return isBelow(shares.hint, accepted, rejected) ? "hint" : "usual";
}

/** Returns the rules that are lowered or hidden, the lowest first. */
export function loweredRules(
  tallies: Tallies,
): readonly { rule: string; standing: RuleVisibility; tally: RuleUsage }[] {
  return [...tallies]
    .map(([rule, tally]) => ({ rule, tally, standing: standingOf(tally) }))
    .filter(({ standing }) => standing !== "usual")
    .sort((a, b) => Number(a.standing === "hint") - Number(b.standing === "hint") || (a.rule < b.rule ? -1 : 1));
}

/** Returns findings as the writer should see them: lowered rules as hints, and without those of hidden rules. */
export function asLearnt(
  findings: readonly Finding[],
  standings: ReadonlyMap<string, RuleVisibility>,
): readonly Finding[] {
  if (!findings.some(({ ruleId }) => standings.has(ruleId))) return findings;
  return findings.flatMap((finding) => {
    const standing = standings.get(finding.ruleId) ?? "usual";
    if (standing === "rare") return [];
    return standing === "hint" ? [{ ...finding, level: "hint" as const }] : [finding];
  });
}

/**
 * Whether the lower bound of the share is at least `share`. P(Beta(r + 1, a + 1) < x) is the probability of at least r
 * + 1 successes in n = r + a + 1 trials with success probability x, a sum of at most a + 1 terms.
 */
function isBelow(share: number, accepted: number, rejected: number): boolean {
  const throws = accepted + rejected + 1;
  // From all won downwards: each term is the one before times lost/won ways.
  let term = share ** throws;
  let chance = term;
  for (let lost = 1; lost <= accepted; lost++) {
    term *= ((throws - lost + 1) / lost) * ((1 - share) / share);
    chance += term;
  }
  return chance <= doubt;
}
