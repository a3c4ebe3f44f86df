import type { WeeklyInsight } from "@housestyle/contract";
import { date } from "@housestyle/texts";
import { lines } from "./texts.ts";
import { dayAfter } from "./week.ts";

/** Returns a week as lines of plain text with numbers only. Empty lines separate sections. */
export function linesOf({ Week, To, Counts, Before, Streak, Kinds, Rules }: WeeklyInsight): string[] {
  const changed = (trend: "less" | "more") =>
    Kinds.filter(({ Trend }) => Trend === trend).map(({ Name, Per1000, Per1000Before }) =>
      lines[trend](Name, Per1000 ?? 0, Per1000Before ?? 0),
    );
  const parts = [
    [lines.week(dayName(Week), dayName(dayAfter(To, -1)))],
    [
      ...(Counts.Words > 0 ? [lines.workedOn(Counts.Words, Counts.Texts, Counts.Days)] : []),
      ...(Before ? [lines.usual(Before.Weeks, Before.Words, Before.Days)] : []),
      ...(Streak.Days > 1 ? [lines.streak(Streak.Days, Streak.Longest)] : []),
      ...(Counts.Shown > 0 ? [lines.remarks(Counts.Shown, Counts.Accepted, Counts.Ignored)] : []),
    ],
    [...changed("less"), ...changed("more")],
    Rules.length > 0 ? [lines.rules, ...Rules.map(({ Name, Shown }) => lines.rule(Name, Shown))] : [],
  ];
  return parts.filter((part) => part.length > 0).flatMap((part, at) => (at === 0 ? part : ["", ...part]));
}

function dayName(day: string): string {
  return date(day, { dateStyle: "medium", timeZone: "UTC" });
}
