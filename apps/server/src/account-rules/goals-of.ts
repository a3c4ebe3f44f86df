import type { TeamGoal } from "@housestyle/contract";
import type { Goal } from "@housestyle/engine";
import type { TeamPolicyRow } from "./store.ts";

/** A team's target for one goal, with the team that set it. */
export interface AppliedGoal extends TeamGoal {
  readonly TeamId: number;
  readonly TeamName: string;
}

/**
 * Returns the goals of a member of these teams: those that a team has locked, and otherwise those of the first team.
 */
export function goalsOf(
  teams: readonly Pick<TeamPolicyRow, "id" | "name" | "goals">[],
): Partial<Record<Goal, AppliedGoal>> {
  const decided: Partial<Record<Goal, AppliedGoal>> = {};
  for (const { id, name, goals } of teams) {
    for (const [goal, said] of Object.entries(goals) as [Goal, TeamGoal][]) {
      const before = decided[goal];
      if (!before || (said.Locked && !before.Locked)) decided[goal] = { ...said, TeamId: id, TeamName: name };
    }
  }
  return decided;
}
