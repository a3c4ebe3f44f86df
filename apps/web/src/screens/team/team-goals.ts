import type { Goal } from "@housestyle/engine";
import type { SessionTeam } from "../../app/session.ts";

/** What a team says of its goals, by goal; nothing of those it leaves to its members. */
export type GoalSettings = SessionTeam["Goals"];

/** What a team says of one goal. */
export type GoalSetting = NonNullable<GoalSettings[Goal]>;

/** The numbers of a goal for a writing style. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** What is said of a goal nobody has said anything of. */
export const noGoalSettings: GoalSetting = { Counts: true, Locked: false };

/** The same with something else said of one goal; what says nothing any more is left out. */
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
