import type { WeeklyInsight } from "@housestyle/contract";
import { minutesSaved } from "../analytics/index.ts";
import { streakOf } from "./streak-of.ts";
import { type Met, per1000, trendOf } from "./trend.ts";
import { dayAfter, daysIn, type Week, weekOf } from "./week.ts";

/** What a person did on one day. */
export interface OwnDay {
  readonly day: string;
  readonly words: number;
  readonly sessions: number;
  readonly shown: number;
  readonly accepted: number;
  readonly ignored: number;
  readonly added: number;
  readonly snippets: number;
  readonly characters: number;
}

/** The counts of a category or a rule, in the week or in those before. */
export interface OwnPart {
  readonly part: "category" | "rule";
  readonly key: string;
  readonly sub_key: string;
  readonly is_now: boolean;
  readonly shown: number;
  readonly accepted: number;
  readonly ignored: number;
}

/** The texts of the week or of the weeks before, each once a week, as last opened. */
export interface OwnTexts {
  readonly is_now: boolean;
  readonly texts: number;
  readonly words: number;
  /** The number of suggestions in them. */
  readonly issues: number;
}

/** The data for an insight. */
export interface OwnNumbers {
  /** All days up to the end of the week, in order. */
  readonly days: readonly OwnDay[];
  readonly parts: readonly OwnPart[];
  readonly texts: readonly OwnTexts[];
}

/** The names of categories and rules. */
export interface InsightNames {
  readonly category: (report: string, category: string) => string;
  readonly rule: (id: string) => string;
}

/** The number of weeks to compare with. */
export const weeksBefore = 4;
/** The most rules in a list. */
const mostRules = 5;

/** Returns the insight for a week of a person's writing, compared with the weeks before. */
export function insightOf(numbers: OwnNumbers, week: Week, today: string, naming: InsightNames): WeeklyInsight {
  const { days, parts, texts } = numbers;
  const inWeek = days.filter(({ day }) => day >= week.from && day < week.to);
  const earlier = days.filter(({ day }) => day >= dayAfter(week.from, -7 * weeksBefore) && day < week.from);
  const [textsNow, textsBefore] = [textsOf(texts, true), textsOf(texts, false)];
  const habits = habitsOf(parts, textsNow.words, textsBefore.words);
  const rules = habits
    .filter(({ part, key }) => part === "rule" && key !== "")
    .map(({ key, shownBefore, ...row }) => ({
      key,
      RuleId: key,
      Name: naming.rule(key),
      ShownBefore: shownBefore,
      ...row.habit,
    }));
  const rulesBy = (count: (row: (typeof rules)[number]) => number) =>
    rules
      .filter((row) => count(row) > 0)
      .toSorted((a, b) => count(b) - count(a) || (a.key < b.key ? -1 : 1))
      .slice(0, mostRules)
      .map(({ key, ...row }) => row);
  return {
    Week: week.from,
    To: week.to,
    IsOver: today >= week.to,
    First: days[0] ? weekOf(days[0].day).from : null,
    Counts: {
      ...countsOf(inWeek),
      Texts: textsNow.texts,
      AddedToDictionary: sum(inWeek, "added"),
      SnippetsInserted: sum(inWeek, "snippets"),
      MinutesSaved: minutesSaved(sum(inWeek, "accepted"), sum(inWeek, "characters")),
      Left: per1000(textsNow),
    },
    Before: usualOf(earlier, per1000(textsBefore)),
    Days: daysIn(week).map((day) => {
      const on = inWeek.filter((each) => each.day === day);
      const { Words, Shown, Accepted, Ignored } = countsOf(on);
      return { Date: day, Words, Shown, Accepted, Ignored };
    }),
    Streak: streakOf(
      days.filter(isWritten).map(({ day }) => day),
      week,
      today,
    ),
    Kinds: habits
      .filter(({ part, habit, key, subKey }) => part === "category" && habit.Shown > 0 && key + subKey !== "")
      .map(({ key, subKey, habit }) => ({
        Report: key,
        Category: subKey,
        Name: naming.category(key, subKey),
        ...habit,
      }))
      .toSorted((a, b) => b.Shown - a.Shown || (a.Name < b.Name ? -1 : 1)),
    Rules: rulesBy(({ Shown }) => Shown),
    RulesBefore: rulesBy(({ ShownBefore }) => ShownBefore),
  };
}

function isWritten({ sessions }: OwnDay): boolean {
  return sessions > 0;
}

function sum(days: readonly OwnDay[], member: Exclude<keyof OwnDay, "day">): number {
  return days.reduce((all, day) => all + day[member], 0);
}

function countsOf(days: readonly OwnDay[]) {
  return {
    Words: sum(days, "words"),
    Days: days.filter(isWritten).length,
    Shown: sum(days, "shown"),
    Accepted: sum(days, "accepted"),
    Ignored: sum(days, "ignored"),
  };
}

/** Returns the averages of the earlier weeks, without those in which nothing was written. */
function usualOf(earlier: readonly OwnDay[], Left: number | null): WeeklyInsight["Before"] {
  const weeks = new Set(earlier.filter(isWritten).map(({ day }) => weekOf(day).from));
  if (weeks.size === 0) return null;
  const counts = countsOf(earlier.filter(({ day }) => weeks.has(weekOf(day).from)));
  const average = Object.entries(counts).map(([name, count]) => [name, Math.round((10 * count) / weeks.size) / 10]);
  const Words = Math.round(counts.Words / weeks.size);
  return { Weeks: weeks.size, ...(Object.fromEntries(average) as typeof counts), Words, Left };
}

function textsOf(texts: readonly OwnTexts[], isNow: boolean): Met & { readonly texts: number } {
  const found = texts.find(({ is_now }) => is_now === isNow);
  return { texts: found?.texts ?? 0, times: found?.issues ?? 0, words: found?.words ?? 0 };
}

/** Returns each category and rule with its earlier count. */
function habitsOf(parts: readonly OwnPart[], words: number, wordsBefore: number) {
  const byName = Map.groupBy(parts, ({ part, key, sub_key }) => `${part} ${key} ${sub_key}`);
  return [...byName.values()].map((rows) => {
    const now = rows.find(({ is_now }) => is_now);
    const shownBefore = rows.find(({ is_now }) => !is_now)?.shown ?? 0;
    const { part = "rule", key = "", sub_key: subKey = "" } = rows[0] ?? {};
    const [met, metBefore] = [
      { times: now?.shown ?? 0, words },
      { times: shownBefore, words: wordsBefore },
    ];
    const habit = {
      Shown: met.times,
      Accepted: now?.accepted ?? 0,
      Ignored: now?.ignored ?? 0,
      Per1000: per1000(met),
      Per1000Before: per1000(metBefore),
      Trend: trendOf(met, metBefore),
    };
    return { part, key, subKey, shownBefore, habit };
  });
}
