import type { Goal } from "@housestyle/engine";
import { goalTexts } from "@housestyle/panel";
import { teamGoals as texts } from "../../texts/team.ts";
import { type Bounds, type GoalSetting, noGoalSettings } from "./team-goals.ts";

/** Returns what a goal asks of texts, in words: the team's number, or the usual one, and whether it is locked. */
export function goalFact(goal: Goal, usual: Bounds, said: GoalSetting = noGoalSettings): string {
  if (!said.Counts) return texts.off;
  const least = said.Least ?? usual.least;
  const most = said.Most ?? usual.most;
  const bounds = goalTexts.target(goal, { ...(least !== undefined && { least }), ...(most !== undefined && { most }) });
  return said.Locked ? texts.lockedFact(bounds) : bounds;
}
