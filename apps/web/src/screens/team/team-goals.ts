import type { Goal } from "@housestyle/engine";
import type { SessionTeam } from "../../app/session.ts";

/** A team's settings for its goals, by goal. Goals that are left to its members are missing. */
export type GoalSettings = SessionTeam["Goals"];

/** A team's settings for one goal. */
export type GoalSetting = NonNullable<GoalSettings[Goal]>;

/** The numbers of a goal for a writing style. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** The settings of a goal that the team has not changed. */
export const noGoalSettings: GoalSetting = { Counts: true, Locked: false };

/** Returns the settings with another setting for one goal. A setting that no longer says anything is left out. */
export function withGoalSetting(
  goals: GoalSettings,
  goal: Goal,
  change: Partial<Record<keyof GoalSetting, unknown>>,
): GoalSettings {
  const { [goal]: before = noGoalSettings, ...others } = goals;
  const given = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  const said = Object.fromEntries(given) as GoalSetting;
  const isNothing = said.Counts && !said.Locked && said.Least === undefined && said.Most === undefined;
  return isNothing ? others : { ...others, [goal]: said };
}
