import type { WriterEvent } from "../writer-event.ts";

/** How often a writer accepted and rejected the suggestions of one rule. Counts only, no words. */
export interface RuleUsage {
  /** The number of remarks that were opened. */
  readonly shown: number;
  readonly accepted: number;
  readonly rejected: number;
}

/** The tallies of rules, by rule id. */
export type Tallies = ReadonlyMap<string, RuleUsage>;

/** The number of decisions from which all counts of a rule are halved, so that old decisions count less. */
const most = 200;

const nothing: RuleUsage = { shown: 0, accepted: 0, rejected: 0 };

/**
 * Returns the counts after an action of the writer. They stay the same for spelling, where one word says nothing about
 * another, and for team rules, which a writer cannot lower. Many suggestions settled in one action count as one decision.
 */
export function tallied(tallies: Tallies, { what, finding }: Pick<WriterEvent, "what" | "finding">): Tallies {
  if (!finding || finding.kind === "spelling" || finding.kind === "team") return tallies;
  const before = tallies.get(finding.ruleId) ?? nothing;
  const after = counted(before, what);
  return after === before ? tallies : new Map([...tallies, [finding.ruleId, after]]);
}

/** Returns the counts without the last rejection of a rule, which the writer has undone. */
export function takenBack(tallies: Tallies, rule: string): Tallies {
  const before = tallies.get(rule);
  if (!before || before.rejected === 0) return tallies;
  return new Map([...tallies, [rule, { ...before, rejected: before.rejected - 1 }]]);
}

function counted(tally: RuleUsage, what: WriterEvent["what"]): RuleUsage {
  switch (what) {
    case "popup":
      return { ...tally, shown: tally.shown + 1 };
    case "accept":
    case "acceptAlike":
      return bounded({ ...tally, accepted: tally.accepted + 1 });
    case "ignore":
      return bounded({ ...tally, rejected: tally.rejected + 1 });
    default:
      return tally;
  }
}

function bounded(tally: RuleUsage): RuleUsage {
  if (tally.accepted + tally.rejected <= most) return tally;
  const half = (count: number): number => Math.floor(count / 2);
  return { shown: half(tally.shown), accepted: half(tally.accepted), rejected: half(tally.rejected) };
}
