import { daysOf } from "../../analytics/figures/date-range.ts";
import {
  between,
  type Happened,
  naiveBucket,
  naiveClients,
  naiveCounts,
  naiveIgnored,
  naiveMember,
  naiveRows,
  naiveTotals,
  shownOf,
} from "../naive-count.ts";
import type { FigureScene } from "./scene.ts";

/** Which period, when, and by whom: one who may see all of the team, or only their own part. */
interface InsightsQuery {
  readonly period: 1 | 2 | 3 | 4 | 5;
  readonly now: Date;
  readonly me: number;
  readonly scope: "team" | "own";
}

/** What the insights must say of a list of events to one who may see all of it, or only their own part. */
export function naiveInsights(
  scene: FigureScene,
  events: readonly Happened[],
  { period, now, me, scope }: InsightsQuery,
) {
  const { from, to, previous, buckets } = daysOf(period, now);
  const mine = events.filter(({ person }) => person === me);
  const listed = scope === "team" ? events : mine;
  const current = between(events, from, to);
  const hidden = scope === "team" && new Set(current.map(({ person }) => person)).size < 2;
  const lists = naiveLists(scene, between(listed, from, to), scope === "team" ? 3 : 1);
  const people = scene.people.map(([visitor], index) => ({
    TeamUserId: scene.teamUsers[index],
    ...naiveMember(current.filter(({ person }) => person === visitor.id)),
  }));
  return {
    plain: {
      TeamId: scene.teamId,
      Scope: scope,
      Period: period,
      From: `${from}T00:00:00.000Z`,
      To: `${to}T00:00:00.000Z`,
      Hidden: hidden,
      Totals: naiveTotals(current, 4),
      Previous: naiveTotals(between(events, previous.from, previous.to), 4),
      Own: naiveTotals(between(mine, from, to), 1),
      OwnPrevious: naiveTotals(between(mine, previous.from, previous.to), 1),
      Series: hidden
        ? []
        : buckets.map((bucket) => ({
            Date: `${bucket.from}T00:00:00.000Z`,
            To: `${bucket.to}T00:00:00.000Z`,
            ...naiveBucket(between(listed, bucket.from, bucket.to)),
          })),
      Members: hidden || scope === "own" ? [] : people,
    },
    lists: hidden
      ? noLists
      : Object.fromEntries(Object.entries(lists).map(([name, rows]) => [name, sorted<unknown>(rows)])),
  };
}

/** The lists of the insights, as the naive count has them. */
function naiveLists(scene: FigureScene, events: readonly Happened[], least: number) {
  const shown = shownOf(events);
  const remarks = events.filter((event) => (shown.get(event) ?? 0) > 0);
  const counts = (same: readonly Happened[]) => naiveCounts(same, shown);
  const both = (same: readonly Happened[]) => ({ Ignored: naiveIgnored(same), ...counts(same) });
  const ids = (keyOf: (event: Happened) => number | undefined, names: readonly number[], name: string) =>
    [...naiveRows(remarks, (event) => keyOf(event)?.toString(), "", least, counts)].map(([key, row]) => ({
      id: key === "" ? null : Number(key),
      name: key === "" ? "Other" : `${name}${names.indexOf(Number(key))}`,
      ...row,
    }));
  const titles: Record<string, string> = { grammarspelling: "Spelling", grammargrammar: "Grammar", "": "cliche" };
  return {
    Categories: [...naiveRows(remarks, ({ report, category }) => `${report} ${category}`.trim(), "", least, both)].map(
      ([key, row]) => {
        const [Report = "", Category = ""] = key.split(" ");
        return { Report, Category, DisplayName: key === "" ? "Other" : titles[Category], ...row };
      },
    ),
    TopRules: [...naiveRows(remarks, ({ rule }) => rule || undefined, "", least, both)],
    StyleGuides: ids(({ guide }) => guide, scene.guides, "guide "),
    TopStyleGuideRules: ids(({ item }) => item, scene.items, "match "),
    Terms: ids(({ term }) => term, scene.terms, "term "),
    Snippets: [
      ...naiveRows(
        events,
        ({ snippet }) => snippet?.toString(),
        "",
        least,
        (same) => ({
          Inserts: same.reduce((total, { count }) => total + count, 0),
          CharactersSaved: same.reduce((total, { characters }) => total + characters, 0),
        }),
      ),
    ].map(([key, row]) => ({
      Id: key === "" ? null : Number(key),
      Name: key === "" ? "Other" : `snippet ${scene.snippets.indexOf(Number(key))}`,
      ...row,
    })),
    Clients: naiveClients(events, least),
  };
}

/** The insights as they are answered. */
export type NaiveInsights = Record<string, never> & {
  Series: Record<string, unknown>[];
  TopRules: ({ RuleId: string; Name: string } & Record<string, unknown>)[];
  StyleGuides: ({ StyleGuideId: number | null; Name: string } & Record<string, unknown>)[];
  TopStyleGuideRules: ({ StyleGuideItemId: number | null; Match: string } & Record<string, unknown>)[];
  Terms: ({ Id: number | null; Text: string } & Record<string, unknown>)[];
};

const guideNames: Record<string, string> = { One: "guide 0", Two: "guide 1" };

/** The same lists in the answer, in a form to compare. */
export function listsIn(body: NaiveInsights) {
  return {
    Categories: sorted(body.Categories as unknown as object[]),
    TopRules: sorted(body.TopRules.map(({ RuleId, Name: _, ...row }) => [RuleId, row])),
    StyleGuides: sorted(
      body.StyleGuides.map(({ StyleGuideId, Name, ...row }) => ({
        id: StyleGuideId,
        name: guideNames[Name] ?? Name,
        ...row,
      })),
    ),
    TopStyleGuideRules: sorted(
      body.TopStyleGuideRules.map(({ StyleGuideItemId, Match, ...row }) => ({
        id: StyleGuideItemId,
        name: Match,
        ...row,
      })),
    ),
    Terms: sorted(body.Terms.map(({ Id, Text, ...row }) => ({ id: Id, name: Text, ...row }))),
    Snippets: sorted(body.Snippets as unknown as object[]),
    Clients: sorted(body.Clients as unknown as object[]),
  };
}

const noLists = Object.fromEntries(
  ["Categories", "TopRules", "StyleGuides", "TopStyleGuideRules", "Terms", "Snippets", "Clients"].map((name) => [
    name,
    [],
  ]),
);

function sorted<T>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
