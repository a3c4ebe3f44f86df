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

/** The targets that an admin sends; goals without one are left to the members. */
export const teamGoalInputs = z.partialRecord(z.enum(goals), goal);

/** A team's target for one goal. */
export const teamGoal = z.object({ ...said, Counts: z.boolean(), Locked: z.boolean() });

/** A team's target for one goal. */
export type TeamGoal = z.infer<typeof teamGoal>;

/** A team's targets. */
export const teamGoals = z.partialRecord(z.enum(goals), teamGoal);

/** A team's targets. */
export type TeamGoals = z.infer<typeof teamGoals>;
