import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** What a new team begins with; 0 is no limit. */
export const teamsEnv = z.object({
  HOUSESTYLE_TEAM_TRIAL_DAYS: wholeNumber(0, 36_500).default(0),
  HOUSESTYLE_TEAM_SEATS: wholeNumber(0, 1_000_000).default(0),
});

export type TeamsEnv = z.output<typeof teamsEnv>;
