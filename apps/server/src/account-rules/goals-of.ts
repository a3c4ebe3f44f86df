import type { TeamGoal } from "@housestyle/contract";
import type { Goal } from "@housestyle/engine";
import type { TeamPolicyRow } from "./store.ts";

/** What a team holds its texts to in one goal, and which team says so. */
export interface AppliedGoal extends TeamGoal {
  readonly TeamId: number;
  readonly TeamName: string;
}

/** The goals of somebody in these teams: what one of them has locked, else what the first of them says. */
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
