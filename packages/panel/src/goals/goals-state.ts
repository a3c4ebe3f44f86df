import type { Offender } from "@housestyle/checker";
import type { DocumentMeasures, Goal } from "@housestyle/engine";

/** The measures of the text, and the spans that keep it from meeting the open goal. */
export interface GoalsState {
  readonly measures: DocumentMeasures | undefined;
  readonly goal: Goal | undefined;
  readonly offenders: readonly Offender[];
  /** The index of the place the writer last moved to. */
  readonly at: number | undefined;
}

/** The state before anything is measured. */
export const noGoals: GoalsState = { measures: undefined, goal: undefined, offenders: [], at: undefined };

/** Where the state of goals is stored. */
export interface GoalsSlot {
  readonly read: () => GoalsState;
  readonly subscribe: (listener: () => void) => () => void;
  set(change: Partial<GoalsState>): void;
}
