import { goals } from "@housestyle/engine";
import { z } from "zod";
import { texts } from "./texts.ts";
import { caseless } from "./wire/caseless.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

const end = z.number().min(0).max(1000);

const said = {
  Least: end.optional().describe("Minimum target. Defaults to the target for the writing style."),
  Most: end.optional().describe("Maximum target. Defaults to the target for the writing style."),
};

const goal = caseless({
  ...said,
  Counts: looseBoolean.default(true).describe("Whether the goal applies to the team's texts."),
  Locked: looseBoolean.default(false).describe("Members cannot override it."),
}).refine(({ Least = 0, Most = 1000 }) => Least <= Most, { error: () => texts.leastOverMost });

/** What an admin may say of each goal; a goal that is not named is left to the members. */
export const givenGoals = z.partialRecord(z.enum(goals), goal);

/** What a team has said of a goal. */
export const teamGoal = z.object({ ...said, Counts: z.boolean(), Locked: z.boolean() });

export type TeamGoal = z.infer<typeof teamGoal>;

/** What a team has said of its goals. */
export const teamGoals = z.partialRecord(z.enum(goals), teamGoal);

export type TeamGoals = z.infer<typeof teamGoals>;
