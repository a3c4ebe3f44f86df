import type { Improvements } from "@housestyle/contract";
import type { InsightNames } from "./insight-of.ts";
import { streakOf } from "./streak-of.ts";
import { type Met, per1000, trendOf } from "./trend.ts";
import { dayAfter, type Week } from "./week.ts";

/** What a person did in one week. */
export interface OwnWeek {
  /** The Monday. */
  readonly week: string;
  readonly words: number;
  readonly shown: number;
  readonly accepted: number;
  readonly ignored: number;
}

/** The counts of a category or a rule in one week. */
export interface OwnWeekPart extends Omit<OwnWeek, "words"> {
  readonly part: "category" | "rule";
  readonly key: string;
  readonly sub_key: string;
}

/** How many words the texts of a week had when they were last opened in it. */
export interface OwnWeekTexts {
  readonly week: string;
  readonly words: number;
}

/** The data for improvements. */
export interface OwnWeeks {
  readonly weeks: readonly OwnWeek[];
  readonly texts: readonly OwnWeekTexts[];
  readonly parts: readonly OwnWeekPart[];
  /** The days on which something was written, in order. */
  readonly days: readonly string[];
}

const mostRules = 50;
const mostPractice = 5;
/** The fewest suggestions from which a rule is a habit. */
const fewestShown = 5;

/** Returns the weeks up to the one of a day, that week included. */
export function weeksUpTo({ to }: Week, count: number): Week {
  return { from: dayAfter(to, -7 * count), to };
}

/** Returns how a person's writing changed over some weeks. */
export function improvementsOf(
  { weeks, texts, parts, days }: OwnWeeks,
  { from, to }: Week,
  today: string,
  naming: InsightNames,
): Improvements {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / (7 * 86_400_000));
  const middle = dayAfter(from, 7 * Math.ceil(count / 2));
  const wordsIn = (isLate: boolean) =>
    sum(texts.filter(({ week }) => week >= middle === isLate).map(({ words }) => words));
  const [wordsBefore, wordsNow] = [wordsIn(false), wordsIn(true)];
  const groups = [...Map.groupBy(parts, ({ part, key, sub_key }) => JSON.stringify([part, key, sub_key])).values()];
  const rules = groups
    .flatMap((rows) => (rows[0]?.part === "rule" && rows[0].key !== "" ? [{ id: rows[0].key, rows }] : []))
    .map(({ id, rows }) => {
      const shownIn = (isLate: boolean) =>
        sum(rows.filter(({ week }) => week >= middle === isLate).map(({ shown }) => shown));
      const [before, now]: [Met, Met] = [
        { times: shownIn(false), words: wordsBefore },
        { times: shownIn(true), words: wordsNow },
      ];
      const row = { RuleId: id, Name: naming.rule(id), ...countsOf(rows) };
      return {
        now,
        row: { ...row, Per1000Before: per1000(before), Per1000: per1000(now), Trend: trendOf(now, before) },
      };
    })
    .toSorted((a, b) => b.row.Shown - a.row.Shown || (a.row.RuleId < b.row.RuleId ? -1 : 1));
  return {
    ...{ From: from, To: to, Middle: middle },
    Weeks: Array.from({ length: count }, (_, index) => weekOf(dayAfter(from, 7 * index), { weeks, texts, parts })),
    Kinds: groups
      .flatMap((rows) => (rows[0]?.part === "category" && rows[0].key + rows[0].sub_key !== "" ? [rows] : []))
      .map((rows) => {
        const { key: Report = "", sub_key: Category = "" } = rows[0] ?? {};
        return { Report, Category, Name: naming.category(Report, Category), ...countsOf(rows) };
      })
      .toSorted((a, b) => b.Shown - a.Shown || (a.Name < b.Name ? -1 : 1)),
    Rules: rules.slice(0, mostRules).map(({ row }) => row),
    Practice: rules
      .filter(({ now, row }) => now.times >= fewestShown && row.Accepted > row.Ignored && row.Trend !== "less")
      .toSorted((a, b) => b.now.times - a.now.times)
      .slice(0, mostPractice)
      .map(({ row }) => row.RuleId),
    LongestStreak: streakOf(days, { from, to }, today).Longest,
  };
}

function weekOf(Week: string, { weeks, texts, parts }: Omit<OwnWeeks, "days">): Improvements["Weeks"][number] {
  const own = weeks.filter(({ week }) => week === Week);
  const Words = sum(own.map(({ words }) => words));
  const textWords = sum(texts.filter(({ week }) => week === Week).map(({ words }) => words));
  const Kinds = parts
    .filter(({ part, week, key, sub_key }) => part === "category" && week === Week && key + sub_key !== "")
    .map(({ key, sub_key, shown }) => ({
      ...{ Report: key, Category: sub_key, Shown: shown },
      Per1000: per1000({ times: shown, words: textWords }),
    }));
  return { Week, Words, TextWords: textWords, ...countsOf(own), Kinds };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

function countsOf(rows: readonly Pick<OwnWeek, "shown" | "accepted" | "ignored">[]) {
  return {
    Shown: sum(rows.map(({ shown }) => shown)),
    Accepted: sum(rows.map(({ accepted }) => accepted)),
    Ignored: sum(rows.map(({ ignored }) => ignored)),
  };
}
