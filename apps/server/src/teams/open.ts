import type { Feature } from "../feature.ts";
import type { TeamsEnv } from "./env.ts";
import { type TeamServices, teamRoutes } from "./routes.ts";

/** Serves teams and their members. */
export function openTeams({
  env,
  database,
  audit,
  mail,
  publicUrl,
  flags,
}: Omit<TeamServices, "limits"> & { readonly env: TeamsEnv }): Feature {
  const { HOUSESTYLE_TEAM_TRIAL_DAYS: trialDays, HOUSESTYLE_TEAM_SEATS: seats } = env;
  const limits = { trialDays: trialDays || undefined, seats: seats || undefined };
  return { routes: (app) => teamRoutes(app, { database, audit, mail, publicUrl, limits, flags }) };
}
