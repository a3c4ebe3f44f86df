import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { numbered } from "./wire/enumeration.ts";
import { optionalRowId } from "./wire/ids.ts";

/** How far back the insights look, up to the end of today, UTC. */
export const analyticsPeriods = {
  LastWeek: 1,
  LastMonth: 2,
  LastThreeMonths: 3,
  LastSixMonth: 4,
  LastYear: 5,
} as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[keyof typeof analyticsPeriods];

const rate = z.number().nullable().describe("0 to 1; null when nothing was shown.");
const score = z
  .number()
  .nullable()
  .describe("100·N/(N+issues), N = words/75, from sessions that told both; null below 50 words.");

const figures = {
  Users: z.number(),
  Members: z.number(),
  ActiveUsers: z.number(),
  ActiveMembers: z.number(),
  Sessions: z.number().describe("With more than five words; a session ends after five idle minutes and at midnight."),
  SessionsImproved: z.number().describe("Sessions in which something was accepted."),
  Words: z.number().describe("Words of all sessions, each at its longest."),
  WordsChecked: z.number(),
  Documents: z.number(),
  DocumentsChecked: z.number(),
  Shown: z.number().describe("Remarks that somebody opened or decided about."),
  Suggestions: z.number(),
  Accepted: z.number(),
  Ignored: z.number(),
  AddedToDictionary: z.number(),
  StyleGuideAccepted: z.number(),
  TermsFixed: z.number(),
  SnippetsInserted: z.number(),
  CharactersSaved: z.number(),
  MinutesSaved: z.number().describe("Ten seconds for each accepted remark, a minute for each 200 characters saved."),
  AcceptanceRate: rate,
  AcceptRate: rate,
  Score: score,
};

/** What was done in a stretch of time, under the names of both dialects. */
export const analyticsTotals = z.object(figures);
export type AnalyticsTotals = z.infer<typeof analyticsTotals>;

const scope = z
  .enum(["team", "own"])
  .describe("Whom the lists are about. Members who do not run the team see lists of their own work only.");

const shared = {
  TeamId: z.number().nullable().describe("Null for the caller's own work outside of teams."),
  Scope: scope,
  Own: analyticsTotals.describe("The caller's own part of it."),
};

const counts = { Count: z.number(), Shown: z.number(), Hits: z.number(), Accepted: z.number(), Rate: rate };

const category = z.object({
  Report: z.string(),
  Category: z
    .string()
    .describe("Empty for all that are not named: unknown ones, and those of fewer than three members."),
  DisplayName: z.string(),
  Ignored: z.number(),
  ...counts,
});
const rule = z.object({ RuleId: z.string(), Name: z.string(), Ignored: z.number(), ...counts });
const client = z.object({
  Client: z.number(),
  ClientApp: z.number(),
  Count: z.number().describe("Events of every kind."),
  Sessions: z.number(),
  Words: z.number(),
});

const insights = z.object({
  ...shared,
  Period: z.number(),
  From: z.string().describe("First moment of the period."),
  To: z.string().describe("First moment after it."),
  Hidden: z.boolean().describe("Fewer than two members were active: lists stay empty, so that nobody is watched."),
  Totals: analyticsTotals,
  Previous: analyticsTotals.describe("The same for the stretch before, as long as this one."),
  OwnPrevious: analyticsTotals,
  Series: z.array(
    z.object({
      Date: z.string().describe("First moment of the bucket."),
      To: z.string().describe("First moment after it."),
      ActiveUsers: z.number(),
      ActiveMembers: z.number(),
      Words: z.number(),
      WordsChecked: z.number(),
      Shown: z.number(),
      Suggestions: z.number(),
      Accepted: z.number(),
      Ignored: z.number(),
      Score: score,
    }),
  ),
  Categories: z.array(category),
  TopCategories: z.array(category),
  TopRules: z.array(rule),
  StyleGuides: z.array(z.object({ StyleGuideId: z.number().nullable(), Name: z.string(), ...counts })),
  TopStyleGuideRules: z.array(z.object({ StyleGuideItemId: z.number().nullable(), Match: z.string(), ...counts })),
  Terms: z.array(z.object({ Id: z.number().nullable(), Text: z.string(), ...counts })),
  Snippets: z.array(
    z.object({ Id: z.number().nullable(), Name: z.string(), Inserts: z.number(), CharactersSaved: z.number() }),
  ),
  Clients: z.array(client),
  ByClient: z.array(client),
  Members: z
    .array(
      z.object({
        TeamUserId: z.number(),
        LastActive: z.string().nullable(),
        ActiveDays: z.number(),
        Sessions: z.number(),
        Words: z.number(),
        Accepted: z.number(),
        Rate: rate,
      }),
    )
    .describe("Only for admins, and only where the team has switched it on."),
});
export type Insights = z.infer<typeof insights>;

const project = z.object({
  Id: z.string().describe("The project as documents name it; empty for documents of none."),
  ProjectId: z.string(),
  Name: z.string(),
  Documents: z.number(),
  Words: z.number(),
  WordCount: z.number(),
  Issues: z.number().describe("Of the last check of each document."),
  IssuesPer1000: z.number().nullable().describe("Per thousand words of checked documents; null before there was one."),
  Accepted: z.number(),
  Score: score.describe("The same as a team's score, from the last check of each document."),
  ScoreBaseline: score.describe("The score of the first month that has one."),
  Trend: z
    .array(z.object({ Date: z.string(), Score: score }))
    .describe("A month each; the last session of a document counts."),
  LastChecked: z.string().nullable(),
});
export type Project = z.infer<typeof project>;

const group = "Team analytics";
const whose = {
  teamId: optionalRowId.optional().describe("0 for the caller's own; without it the team they run, else their first."),
};

export const allTimeAnalytics = defineEndpoint({
  ...reading,
  path: "/api/teamanalytics/alltime",
  group,
  summary: "What a team has done since it began. Counts only, never text.",
  query: caseless(whose),
  output: z.object({ ...figures, ...shared, Since: z.string().nullable() }),
});

export const insightsAnalytics = defineEndpoint({
  ...reading,
  path: "/api/teamanalytics/insights",
  group,
  summary:
    "What a team has done lately: in days for a week or month, in weeks for three or six months, in months for a year.",
  query: caseless({ ...whose, period: numbered(analyticsPeriods) }),
  output: insights,
});

export const projectAnalytics = defineEndpoint({
  ...reading,
  path: "/api/teamanalytics/project",
  group,
  summary: "How a team's documents are doing, by project.",
  query: caseless(whose),
  output: z.array(project),
});
