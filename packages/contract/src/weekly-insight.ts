import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";

const day = z.iso.date();
const rate = z.number().nullable().describe("Per 1,000 words. Null if the texts are too short.");

const counts = {
  Words: z.number().describe("Words in all sessions, using the highest count of each."),
  Days: z.number().describe("Days with at least one session."),
  Shown: z.number().describe("Suggestions that were opened, accepted, or ignored."),
  Accepted: z.number(),
  Ignored: z.number(),
};

const habit = {
  Shown: z.number(),
  Accepted: z.number(),
  Ignored: z.number(),
  Per1000: rate,
  Per1000Before: rate.describe("The same rate in the previous weeks."),
  Trend: z
    .enum(["less", "more", "same", "unknown"])
    .describe("Less or more only if the change is statistically significant (p < 0.01)."),
};

const rule = z.object({ RuleId: z.string(), Name: z.string(), ShownBefore: z.number(), ...habit });

const weeklyInsight = z.object({
  Week: day.describe("The Monday the week starts on."),
  To: day.describe("The following Monday."),
  IsOver: z.boolean(),
  First: day.nullable().describe("The Monday of the first week with any activity, or null."),
  Counts: z.object({
    ...counts,
    Texts: z.number().describe("Number of documents."),
    AddedToDictionary: z.number(),
    SnippetsInserted: z.number(),
    MinutesSaved: z.number(),
    Left: rate.describe("Suggestions left in the texts when they were last opened, per 1,000 words."),
  }),
  Before: z
    .object({
      Weeks: z.number().describe("How many of the four previous weeks had any writing."),
      ...counts,
      Left: rate,
    })
    .nullable()
    .describe("An average of those weeks, or null if there were none."),
  Days: z.array(
    z.object({ Date: day, Words: z.number(), Shown: z.number(), Accepted: z.number(), Ignored: z.number() }),
  ),
  Streak: z.object({
    Days: z.number().describe("Consecutive writing days up to the last one in this week."),
    Runs: z.boolean().describe("Whether the streak includes today or yesterday."),
    Longest: z.number().describe("The longest streak up to the end of this week."),
  }),
  Kinds: z.array(z.object({ Report: z.string(), Category: z.string(), Name: z.string(), ...habit })),
  Rules: z.array(rule).describe("The five most frequent rules of the week."),
  RulesBefore: z.array(rule).describe("The five most frequent rules of the previous weeks."),
});
/** The insights of one week. */
export type WeeklyInsight = z.infer<typeof weeklyInsight>;

const group = "Account";
/** Days that all our date calculations can handle. */
const askable = day.refine((each) => each >= "2000" && each < "3000");

/** Returns one week of the caller's own writing in numbers. No one else can see it. */
export const readWeeklyInsight = defineEndpoint({
  ...reading,
  path: "/api/v1/account/insight",
  group,
  summary: "Get a week of the caller's own writing in numbers. No one else can see it. Weeks start on Monday, UTC.",
  query: caseless({ week: askable.optional().describe("Any day of the week. Defaults to the current week.") }),
  output: weeklyInsight,
});
