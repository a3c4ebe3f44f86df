import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { numbered } from "./wire/enumeration.ts";
import { optionalRowId } from "./wire/ids.ts";

/** The periods of the insights, each up to the end of today, UTC. */
export const analyticsPeriods = {
  LastWeek: 1,
  LastMonth: 2,
  LastThreeMonths: 3,
  LastSixMonth: 4,
  LastYear: 5,
} as const;
/** A period of the insights. */
export type AnalyticsPeriod = (typeof analyticsPeriods)[keyof typeof analyticsPeriods];

const rate = z.number().nullable().describe("0 to 1, or null if nothing was shown.");
const score = z
  .number()
  .nullable()
  .describe("100·N/(N+issues), N = words/75, from sessions that report both. Null below 50 words.");

const figures = {
  Users: z.number(),
  Members: z.number(),
  ActiveUsers: z.number(),
  ActiveMembers: z.number(),
  Sessions: z
    .number()
    .describe("Sessions with more than five words. A session ends after five idle minutes and at midnight."),
  SessionsImproved: z.number().describe("Sessions with at least one accepted suggestion."),
  Words: z.number().describe("Words in all sessions, using the highest count of each."),
  WordsChecked: z.number(),
  Documents: z.number(),
  DocumentsChecked: z.number(),
  Shown: z.number().describe("Suggestions that were opened, accepted, or ignored."),
  Suggestions: z.number(),
  Accepted: z.number(),
  Ignored: z.number(),
  AddedToDictionary: z.number(),
  StyleGuideAccepted: z.number(),
  TermsFixed: z.number(),
  SnippetsInserted: z.number(),
  CharactersSaved: z.number(),
  MinutesSaved: z.number().describe("Ten seconds per accepted suggestion, plus one minute per 200 characters saved."),
  AcceptanceRate: rate,
  AcceptRate: rate,
  Score: score,
};

/** The totals of a period, under the names of both dialects of the API. */
export const analyticsTotals = z.object(figures);
/** The totals of a period. */
export type AnalyticsTotals = z.infer<typeof analyticsTotals>;

const scope = z
  .enum(["team", "own"])
  .describe("Whose work the lists cover. Members who are not admins see only their own.");

const shared = {
  TeamId: z.number().nullable().describe("Null for the caller's own work outside teams."),
  Scope: scope,
  Own: analyticsTotals.describe("The caller's share of the totals."),
};

const counts = { Count: z.number(), Shown: z.number(), Hits: z.number(), Accepted: z.number(), Rate: rate };

const category = z.object({
  Report: z.string(),
  Category: z
    .string()
    .describe("Empty for the row that combines unknown ones and those with fewer than three members."),
  DisplayName: z.string(),
  Ignored: z.number(),
  ...counts,
});
const rule = z.object({ RuleId: z.string(), Name: z.string(), Ignored: z.number(), ...counts });
const client = z.object({
  Client: z.number(),
  ClientApp: z.number(),
  Count: z.number().describe("Events of all types."),
  Sessions: z.number(),
  Words: z.number(),
});

const insights = z.object({
  ...shared,
  Period: z.number(),
  From: z.string().describe("Start of the period."),
  To: z.string().describe("End of it, exclusive."),
  Hidden: z.boolean().describe("True if fewer than two members were active. Lists are then empty to protect privacy."),
  Totals: analyticsTotals,
  Previous: analyticsTotals.describe("Totals for the preceding period of the same length."),
  OwnPrevious: analyticsTotals,
  Series: z.array(
    z.object({
      Date: z.string().describe("Start of the bucket."),
      To: z.string().describe("End of it, exclusive."),
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
    .describe("For admins only, and only if the team has turned it on."),
});
/** The insights of one period. */
export type Insights = z.infer<typeof insights>;

const project = z.object({
  Id: z.string().describe("The project name from the documents, or empty for documents without a project."),
  ProjectId: z.string(),
  Name: z.string(),
  Documents: z.number(),
  Words: z.number(),
  WordCount: z.number(),
  Issues: z.number().describe("From the latest check of each document."),
  IssuesPer1000: z.number().nullable().describe("Per 1,000 words of checked documents. Null before the first check."),
  Accepted: z.number(),
  Score: score.describe("Calculated like a team's score, from the latest check of each document."),
  ScoreBaseline: score.describe("The score of the first month with a score."),
  Trend: z
    .array(z.object({ Date: z.string(), Score: score }))
    .describe("One entry per month, using the last session of each document."),
  LastChecked: z.string().nullable(),
});
/** The totals of one project. */
export type ProjectTotals = z.infer<typeof project>;

const group = "Team analytics";
const whose = {
  teamId: optionalRowId
    .optional()
    .describe("0 for the caller's own work. Defaults to the team the caller manages, or else their first team."),
};

/** Returns a team's all-time totals: counts only, never text. */
export const allTimeAnalytics = defineEndpoint({
  ...reading,
  path: "/api/teamanalytics/alltime",
  group,
  summary: "Get a team's all-time totals. Counts only, never text.",
  query: caseless(whose),
  output: z.object({ ...figures, ...shared, Since: z.string().nullable() }),
});

/** Returns a team's recent activity, by day, week, or month, depending on the period. */
export const insightsAnalytics = defineEndpoint({
  ...reading,
  path: "/api/teamanalytics/insights",
  group,
  summary:
    "Get a team's recent activity: by day for a week or month, by week for three or six months, by month for a year.",
  query: caseless({ ...whose, period: numbered(analyticsPeriods) }),
  output: insights,
});

/** Returns the state of a team's documents by project. */
export const projectAnalytics = defineEndpoint({
  ...reading,
  path: "/api/teamanalytics/project",
  group,
  summary: "Get the state of a team's documents by project.",
  query: caseless(whose),
  output: z.array(project),
});
