import { z } from "zod";
import { readFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { looseInteger } from "./wire/loose-integer.ts";

const day = z.iso.date();
const rate = z.number().nullable().describe("Per 1,000 words. Null for fewer than 300 words.");
const counts = { Shown: z.number(), Accepted: z.number(), Ignored: z.number() };

const improvements = z.object({
  From: day.describe("The Monday of the first week."),
  To: day.describe("The Monday after the last week."),
  Middle: day.describe("The Monday that separates the earlier half from the later half."),
  Weeks: z.array(
    z.object({
      Week: day,
      Words: z.number().describe("Words in all sessions, using the highest count of each."),
      TextWords: z.number().describe("Words of the documents when they were last opened, which the rates refer to."),
      ...counts,
      Kinds: z.array(z.object({ Report: z.string(), Category: z.string(), Shown: z.number(), Per1000: rate })),
    }),
  ),
  Kinds: z
    .array(z.object({ Report: z.string(), Category: z.string(), Name: z.string(), ...counts }))
    .describe("The categories in those weeks, most frequent first."),
  Rules: z
    .array(
      z.object({
        RuleId: z.string(),
        Name: z.string(),
        ...counts,
        Per1000Before: rate.describe("In the earlier half."),
        Per1000: rate.describe("In the later half."),
        Trend: z.enum(["less", "more", "same", "unknown"]),
      }),
    )
    .describe("The rules in those weeks, most frequent first, at most 50."),
  Practice: z
    .array(z.string())
    .describe("Up to five rules to work on: frequent in the later half, mostly accepted, and not on the decline."),
  LongestStreak: z.number().describe("The most days of writing in a row."),
});

/** How a person's writing changed over some weeks. */
export type Improvements = z.infer<typeof improvements>;

/** Returns how the caller's own writing changed over some weeks, in numbers. */
export const readImprovements = defineEndpoint({
  ...reading,
  path: "/api/v1/account/improvements",
  group: "Account",
  summary:
    "Get how the caller's own writing changed over a number of weeks. No one else can see it. Requires the flag ImprovementsDashboard.",
  query: caseless({ weeks: looseInteger(4, 52).default(12).describe("Including the current week.") }),
  output: improvements,
  failures: [...readFailures, "forbidden"],
});
