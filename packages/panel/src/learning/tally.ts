import type { WriterEvent } from "../writer-event.ts";

/** What a writer has done with the remarks of one rule. Counts, and never a word. */
export interface Tally {
  /** Remarks that were opened. */
  readonly shown: number;
  readonly accepted: number;
  readonly rejected: number;
}

export type Tallies = ReadonlyMap<string, Tally>;

/** From so many decisions on, all counts of the rule are halved: what was long ago counts less. */
const most = 200;

const nothing: Tally = { shown: 0, accepted: 0, rejected: 0 };

/**
 * The counts after a writer has done something. The same where it says nothing about a rule: a spelling is right or wrong by
 * itself, whatever was said of another word, and what a team has decided is not a writer's to lower. Many that were
 * settled at once are one decision.
 */
export function tallied(tallies: Tallies, { what, finding }: Pick<WriterEvent, "what" | "finding">): Tallies {
  if (!finding || finding.kind === "spelling" || finding.kind === "team") return tallies;
  const before = tallies.get(finding.ruleId) ?? nothing;
  const after = counted(before, what);
  return after === before ? tallies : new Map([...tallies, [finding.ruleId, after]]);
}

/** The counts without the last rejection of a rule: the writer has taken it back. */
export function takenBack(tallies: Tallies, rule: string): Tallies {
  const before = tallies.get(rule);
  if (!before || before.rejected === 0) return tallies;
  return new Map([...tallies, [rule, { ...before, rejected: before.rejected - 1 }]]);
}

function counted(tally: Tally, what: WriterEvent["what"]): Tally {
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

function bounded(tally: Tally): Tally {
  if (tally.accepted + tally.rejected <= most) return tally;
  const half = (count: number): number => Math.floor(count / 2);
  return { shown: half(tally.shown), accepted: half(tally.accepted), rejected: half(tally.rejected) };
}
