import { analytics, fewestForShare } from "../../texts/analytics.ts";
import type { TeamInsights } from "./insights.ts";

const texts = analytics.story;

type Counted = Pick<TeamInsights["Totals"], "Accepted" | "Shown">;

/** Returns three sentences that summarize the numbers below. `who` is the name of the team or the person. */
export function storyOf(
  insights: Pick<TeamInsights, "Totals" | "Previous" | "Period" | "TeamId">,
  who: string,
): readonly string[] {
  const { Totals, Previous, Period, TeamId } = insights;
  const when = analytics.in[Period] ?? "";
  if (Totals.Words === 0 && Totals.Shown === 0) return [texts.nothing(who, when)];
  return [
    texts.workedOn(who, Totals.Words, Totals.Documents, when),
    ...(TeamId === null ? [] : [texts.active(Totals.ActiveMembers, Totals.Members)]),
    ...(Totals.Shown === 0 ? [] : [texts.accepted(Totals.Accepted, Totals.Shown, pointsSince(Previous, Totals))]),
    ...(Totals.MinutesSaved < 1 ? [] : [texts.saved(Totals.MinutesSaved)]),
  ];
}

/**
 * Returns by how many percentage points the share of accepted suggestions has grown. Null if there is nothing to
 * compare.
 */
function pointsSince(before: Counted, now: Counted): number | null {
  // Shares of a few are no shares, and cannot be compared.
  if (Math.min(now.Shown, before.Shown) < fewestForShare) return null;
  return percentOf(now) - percentOf(before);
}

const percentOf = ({ Accepted, Shown }: Counted): number => Math.round((100 * Accepted) / Shown);
