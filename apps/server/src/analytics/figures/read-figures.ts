import type { AnalyticsPeriod, AnalyticsTotals, Insights, ProjectTotals } from "@housestyle/contract";
import type { Database } from "../../db/index.ts";
import { type DateRange, daysOf, momentOfDay } from "./date-range.ts";
import { type FigureLists, type FigureNames, listsOf, noLists } from "./lists.ts";
import {
  atOneMoment,
  countActiveMembers,
  type FigureOwner,
  firstDay,
  type MemberSums,
  type ProjectMonth,
  type ProjectSums,
  readMembers,
  readNames,
  readParts,
  readProjectMonths,
  readProjects,
  readSeries,
  readSums,
  showsMembers,
} from "./store.ts";
import { rateOf, rounded, type Sums, scoreOf, totalsOf } from "./totals.ts";

/** Whose figures are requested, and by whom. */
export interface FigureQuery {
  readonly ownerId: number;
  readonly teamId: number | null;
  readonly scope: "team" | "own";
  readonly personId: number;
}

type Query = Parameters<typeof readSums>[0];

/** The fewest active members for which a team's lists are shown, because they would reveal what one of them does. */
const leastActive = 2;
/** The fewest members in a row of a team's lists. Other rows are merged. */
const leastMembers = 3;

/** Reads everything an owner has done since the start. */
export function readAllTime(database: Database, figureQuery: FigureQuery) {
  return atOneMoment(database, async (query) => {
    const since = await firstDay(query, everybody(figureQuery));
    const { all, own } = await bothTotals(query, figureQuery, undefined);
    return {
      ...all,
      TeamId: figureQuery.teamId,
      Scope: figureQuery.scope,
      Own: own,
      Since: since === null ? null : momentOfDay(since),
    };
  });
}

/** Reads what an owner has done in a period that ends today, and in the one before. */
export function readInsights(
  database: Database,
  figureQuery: FigureQuery,
  period: AnalyticsPeriod,
  now: Date,
  naming: Pick<FigureNames, "category" | "rule">,
): Promise<Insights> {
  const days = daysOf(period, now);
  return atOneMoment(database, async (query) => {
    const current = await bothTotals(query, figureQuery, days);
    const previous = await bothTotals(query, figureQuery, days.previous);
    const hidden = figureQuery.scope === "team" && current.all.ActiveMembers < leastActive;
    const listed =
      figureQuery.scope === "team"
        ? everybody(figureQuery)
        : { ...everybody(figureQuery), personId: figureQuery.personId };
    return {
      TeamId: figureQuery.teamId,
      Scope: figureQuery.scope,
      Own: current.own,
      OwnPrevious: previous.own,
      Period: period,
      From: momentOfDay(days.from),
      To: momentOfDay(days.to),
      Hidden: hidden,
      Totals: current.all,
      Previous: previous.all,
      Series: hidden ? [] : toSeries(days.buckets, await readSeries(query, listed, days.buckets)),
      ...(hidden ? noLists : await readLists(query, figureQuery, listed, days, naming)),
      Members: hidden ? [] : await membersIn(query, figureQuery, days),
    };
  });
}

/** Reads an owner's documents by project. */
export function readProjectFigures(
  database: Database,
  { ownerId }: Pick<FigureQuery, "ownerId">,
): Promise<ProjectTotals[]> {
  return atOneMoment(database, async (query) => {
    const months = Map.groupBy(await readProjectMonths(query, ownerId), ({ project }) => project);
    return (await readProjects(query, ownerId)).map((sums) => toProject(sums, months.get(sums.project) ?? []));
  });
}

function everybody({ ownerId }: FigureQuery): FigureOwner {
  return { ownerId, personId: null };
}

async function bothTotals(
  query: Query,
  figureQuery: FigureQuery,
  stretch: DateRange | undefined,
): Promise<{ all: AnalyticsTotals; own: AnalyticsTotals }> {
  const members = figureQuery.teamId === null ? 1 : await countActiveMembers(query, figureQuery.teamId);
  const own = { ...everybody(figureQuery), personId: figureQuery.personId };
  return {
    all: totalsOf(await readSums(query, everybody(figureQuery), stretch), members),
    own: totalsOf(await readSums(query, own, stretch), 1),
  };
}

async function readLists(
  query: Query,
  { ownerId, personId, scope }: FigureQuery,
  whose: FigureOwner,
  days: DateRange,
  naming: Pick<FigureNames, "category" | "rule">,
): Promise<FigureLists> {
  const parts = await readParts(query, whose, days);
  // A member's own guides are nobody else's business.
  const owners = scope === "team" ? [ownerId] : [ownerId, personId];
  const names = await readNames(query, owners, parts);
  return listsOf(parts, scope === "team" ? leastMembers : 1, { ...naming, ...names });
}

async function membersIn(query: Query, { teamId, scope }: FigureQuery, days: DateRange): Promise<Insights["Members"]> {
  if (teamId === null || scope === "own" || !(await showsMembers(query, teamId))) return [];
  return (await readMembers(query, teamId, days)).map(toMember);
}

function toSeries(buckets: readonly DateRange[], sums: readonly Sums[]): Insights["Series"] {
  return sums.map(({ active, words, shown, accepted, ignored, scored_words, issues }, index) => ({
    Date: momentOfDay(buckets[index]?.from ?? ""),
    To: momentOfDay(buckets[index]?.to ?? ""),
    ActiveUsers: active,
    ActiveMembers: active,
    Words: words,
    WordsChecked: words,
    Shown: shown,
    Suggestions: shown,
    Accepted: accepted,
    Ignored: ignored,
    Score: scoreOf(scored_words, issues),
  }));
}

function toMember({ id, last_on, days, sessions, words, shown, accepted }: MemberSums): Insights["Members"][number] {
  return {
    TeamUserId: id,
    LastActive: last_on?.toISOString() ?? null,
    ActiveDays: days,
    Sessions: sessions,
    Words: words,
    Accepted: accepted,
    Rate: rateOf(accepted, shown),
  };
}

function toProject(sums: ProjectSums, months: readonly ProjectMonth[]): ProjectTotals {
  const Trend = months.map(({ month, words, issues }) => ({ Date: momentOfDay(month), Score: scoreOf(words, issues) }));
  return {
    Id: sums.project,
    ProjectId: sums.project,
    Name: sums.project,
    Documents: sums.documents,
    Words: sums.words,
    WordCount: sums.words,
    Issues: sums.issues,
    IssuesPer1000: sums.checked_words === 0 ? null : rounded((1_000 * sums.issues) / sums.checked_words, 10),
    Accepted: sums.accepted,
    Score: scoreOf(sums.checked_words, sums.issues),
    ScoreBaseline: Trend.find(({ Score }) => Score !== null)?.Score ?? null,
    Trend,
    LastChecked: sums.checked_on?.toISOString() ?? null,
  };
}
