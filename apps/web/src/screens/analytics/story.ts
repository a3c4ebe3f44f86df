import { analytics, fewestForShare } from "../../texts/analytics.ts";
import type { Insights } from "./insights.ts";

const texts = analytics.story;

type Counted = Pick<Insights["Totals"], "Accepted" | "Shown">;

/** Three sentences that say what the numbers below show. `who` is the team's name or the person. */
export function storyOf(
  insights: Pick<Insights, "Totals" | "Previous" | "Period" | "TeamId">,
  who: string,
): readonly string[] {
  const { Totals, Previous, Period, TeamId } = insights;
  const when = analytics.in[Period] ?? "";
  if (Totals.Words === 0 && Totals.Shown === 0) return [texts.nothing(who, when)];
  return [
    texts.workedOn(who, Totals.Words, Totals.Documents, when),
    ...(TeamId === null ? [] : [texts.active(Totals.ActiveMembers, Totals.Members)]),
    ...(Totals.Shown === 0 ? [] : [accepted(Totals, Previous)]),
    ...(Totals.MinutesSaved < 1 ? [] : [texts.saved(Totals.MinutesSaved)]),
  ];
}

function accepted({ Accepted, Shown }: Counted, before: Counted): string {
  const sentence = texts.accepted(Accepted, Shown);
  // Shares of a few are no shares, and cannot be compared.
  if (Math.min(Shown, before.Shown) < fewestForShare) return sentence + texts.first;
  const points = Math.round((100 * Accepted) / Shown) - Math.round((100 * before.Accepted) / before.Shown);
  if (points === 0) return sentence + texts.same;
  return sentence + (points > 0 ? texts.more(points) : texts.less(-points));
}
