import { useSyncExternalStore } from "react";
import type { GoalActions } from "../../goals/goal-controller.ts";
import type { GoalsState } from "../../goals/goals-state.ts";

/** A part of what is known of the goals; the component follows it. */
export function useGoals<Part>(controller: GoalActions, part: (state: GoalsState) => Part): Part {
  return useSyncExternalStore(controller.state.subscribe, () => part(controller.state.read()));
}
