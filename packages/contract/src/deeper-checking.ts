import { z } from "zod";
import { named } from "./wire/enumeration.ts";

/** The levels of deep checking: off, strict (nearly always right), or eager (probably right). */
const depths = ["off", "strict", "eager"] as const;

/** What a team can choose for deep checking; `own` leaves it to each member. */
export const deeperChoices = ["own", ...depths] as const;

/** The choice that an admin sends. */
export const depthInput = named(deeperChoices);

/** The choice of a team. */
export const teamDeeper = z
  .enum(deeperChoices)
  .describe("Deep checking for members' texts. `own` leaves it to each member.");

/** The choice of a person: `deeper` in their preferences. */
export const deeperWish = z.enum(depths);

/** The choice that applies to a member, and the team that made it. */
export const memberDepth = z.object({ Depth: deeperWish, TeamId: z.number(), TeamName: z.string() });

/** The choice that applies to a member. */
export type MemberDepth = z.infer<typeof memberDepth>;
