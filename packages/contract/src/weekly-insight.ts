import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";

const day = z.iso.date();
const rate = z.number().nullable().describe("Per 1,000 words of the texts; null when these are too short to say.");

const counts = {
  Words: z.number().describe("Words of all sessions, each at its longest."),
  Days: z.number().describe("Days with at least one session."),
  Shown: z.number().describe("Remarks that were opened or decided about."),
  Accepted: z.number(),
  Ignored: z.number(),
};

const habit = {
  Shown: z.number(),
  Accepted: z.number(),
  Ignored: z.number(),
  Per1000: rate,
  Per1000Before: rate.describe("The same, in the weeks before."),
  Trend: z
    .enum(["less", "more", "same", "unknown"])
    .describe("Less or more only where chance would do as much no more than once in a hundred times."),
};

const rule = z.object({ RuleId: z.string(), Name: z.string(), ShownBefore: z.number(), ...habit });

const weeklyInsight = z.object({
  Week: day.describe("The Monday it begins with."),
  To: day.describe("The Monday behind it."),
  IsOver: z.boolean(),
  First: day.nullable().describe("The Monday of the first week with anything in it; null before there is one."),
  Counts: z.object({
    ...counts,
    Texts: z.number().describe("Different ones."),
    AddedToDictionary: z.number(),
    SnippetsInserted: z.number(),
    MinutesSaved: z.number(),
    Left: rate.describe("Remarks that stood in the texts when they were last opened, per 1,000 of their words."),
  }),
  Before: z
    .object({
      Weeks: z.number().describe("Of the four before, those in which anything was written."),
      ...counts,
      Left: rate,
    })
    .nullable()
    .describe("An average week of those before; null where there was none."),
  Days: z.array(
    z.object({ Date: day, Words: z.number(), Shown: z.number(), Accepted: z.number(), Ignored: z.number() }),
  ),
  Streak: z.object({
    Days: z.number().describe("Days in a row, up to the last one in this week on which something was written."),
    Runs: z.boolean().describe("Whether today, or yesterday, is the last of them."),
    Longest: z.number().describe("The longest there has been up to the end of this week."),
  }),
  Kinds: z.array(z.object({ Report: z.string(), Category: z.string(), Name: z.string(), ...habit })),
  Rules: z.array(rule).describe("The most frequent five of the week."),
  RulesBefore: z.array(rule).describe("The most frequent five of the weeks before."),
});
export type WeeklyInsight = z.infer<typeof weeklyInsight>;

const group = "Account";
/** Days that all calendars of ours can reckon with. */
const askable = day.refine((each) => each >= "2000" && each < "3000");

export const readWeeklyInsight = defineEndpoint({
  ...reading,
  path: "/api/v1/account/insight",
  group,
  summary: "A week of the caller's own writing, in numbers. Nobody else can read it. Weeks begin on Monday, UTC.",
  query: caseless({ week: askable.optional().describe("Any day of the week; this week without it.") }),
  output: weeklyInsight,
});
