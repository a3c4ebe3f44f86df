import type { Offender } from "@housestyle/checker";
import type { DocumentMeasures, Goal } from "@housestyle/engine";

/** The text in numbers, and what keeps it from the goal somebody looks at. */
export interface GoalsState {
  readonly measures: DocumentMeasures | undefined;
  readonly goal: Goal | undefined;
  readonly offenders: readonly Offender[];
  /** Which of them the writer was led to last. */
  readonly at: number | undefined;
}

/** Before anything is measured. */
export const noGoals: GoalsState = { measures: undefined, goal: undefined, offenders: [], at: undefined };

/** Where such a state is kept. */
export interface GoalsSlot {
  readonly read: () => GoalsState;
  readonly subscribe: (listener: () => void) => () => void;
  set(change: Partial<GoalsState>): void;
}
