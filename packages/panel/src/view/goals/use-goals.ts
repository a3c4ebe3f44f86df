import { useSyncExternalStore } from "react";
import type { GoalActions } from "../../goals/goal-controller.ts";
import type { GoalsState } from "../../goals/goals-state.ts";

/** Returns a part of the goals' state and updates the component when it changes. */
export function useGoals<Part>(controller: GoalActions, part: (state: GoalsState) => Part): Part {
  return useSyncExternalStore(controller.state.subscribe, () => part(controller.state.read()));
}
