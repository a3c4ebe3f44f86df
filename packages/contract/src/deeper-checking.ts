import { z } from "zod";
import { named } from "./wire/enumeration.ts";

/** How deeply texts are checked beside the rules: not at all, what is nearly always right, what is probably right. */
const depths = ["off", "strict", "eager"] as const;

/** What a team may say of it for its members; `own` leaves it to each. */
export const deeperChoices = ["own", ...depths] as const;

/** What an admin may say. */
export const givenDeeper = named(deeperChoices);

/** What a team has said. */
export const teamDeeper = z
  .enum(deeperChoices)
  .describe("Deep checking for members' texts. `own` leaves it to each member.");

/** What a person may have chosen for themselves: `deeper` of their preferences. */
export const deeperWish = z.enum(depths);

/** What counts for a member, and which team says so. */
export const houseDeeper = z.object({ Depth: deeperWish, TeamId: z.number(), TeamName: z.string() });

export type HouseDeeper = z.infer<typeof houseDeeper>;
