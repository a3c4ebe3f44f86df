import { number } from "@housestyle/texts";
import type { Answer } from "../../app/answer.ts";
import { insights } from "../../texts/insights.ts";

/** A week of the reader's own writing. */
export type Insight = Answer<"readWeeklyInsight">;

const { story, changes } = insights;

/** Describes the week in sentences. Anything without a number is left out. */
export function storyOf({ Counts, Before, Streak, IsOver }: Insight): readonly string[] {
  const usual = Before ? [story.usual(Before.Weeks, Before.Words, Before.Days)] : [];
  if (Counts.Words === 0 && Counts.Shown === 0) return [story.nothing(IsOver), ...usual];
  return [
    ...(Counts.Words > 0 ? [story.workedOn(Counts.Words, Counts.Texts, Counts.Days, IsOver)] : []),
    ...usual,
    ...(Streak.Days > 1 ? [story.streak(Streak.Days, Streak.Runs, Streak.Longest)] : []),
    ...(Counts.Shown > 0 ? [story.remarks(Counts.Shown, Counts.Accepted, Counts.Ignored)] : []),
    ...(Counts.Left === null ? [] : [story.left(Counts.Left, leftBefore(Before))]),
  ];
}

function leftBefore(before: Insight["Before"]): string | null {
  return before === null || before.Left === null ? null : number(before.Left);
}

/** What is met less or more often than before, what improved first. */
export function changesIn({ Kinds }: Pick<Insight, "Kinds">): readonly string[] {
  const told = (trend: "less" | "more") =>
    Kinds.filter(({ Trend }) => Trend === trend).map(({ Name, Per1000, Per1000Before }) =>
      changes[trend](Name, Per1000 ?? 0, Per1000Before ?? 0),
    );
  return [...told("less"), ...told("more")];
}
