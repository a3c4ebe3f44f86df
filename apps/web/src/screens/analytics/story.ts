import { analytics } from "../../texts/analytics.ts";
import type { Insights } from "./insights.ts";

const texts = analytics.story;

/** Three sentences that say what the numbers below show. `who` is the team's name or the person. */
export function storyOf(
  insights: Pick<Insights, "Totals" | "Previous" | "Period" | "TeamId">,
  who: string,
): readonly string[] {
  const { Totals, Previous, Period, TeamId } = insights;
  const when = analytics.in[Period] ?? "";
  if (Totals.Words === 0 && Totals.Shown === 0) return [texts.nothing(who, when)];
  return [
    texts.wrote(who, Totals.Words, Totals.Documents, when),
    ...(TeamId === null ? [] : [texts.active(Totals.ActiveMembers, Totals.Members)]),
    ...(Totals.AcceptanceRate === null ? [] : [accepted(Totals.AcceptanceRate, Totals.Shown, Previous.AcceptanceRate)]),
    ...(Totals.MinutesSaved < 1 ? [] : [texts.saved(Totals.MinutesSaved)]),
  ];
}

function accepted(rate: number, shown: number, before: number | null): string {
  const sentence = texts.accepted(rate, shown);
  if (before === null) return sentence + texts.first;
  const points = Math.round(rate * 100) - Math.round(before * 100);
  if (points === 0) return sentence + texts.same;
  return sentence + (points > 0 ? texts.more(points) : texts.less(-points));
}
