import { z } from "zod";
import { wholeNumber } from "../setting.ts";

/** Settings for new teams. 0 means no limit. */
export const teamsEnv = z.object({
  HOUSESTYLE_TEAM_TRIAL_DAYS: wholeNumber(0, 36_500).default(0),
  HOUSESTYLE_TEAM_SEATS: wholeNumber(0, 1_000_000).default(0),
});

export type TeamsEnv = z.output<typeof teamsEnv>;
