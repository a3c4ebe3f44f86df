import type { Dialect, Finding } from "@housestyle/engine";
import type { Measure } from "@housestyle/reports";

/** A text to tell about, with what was found in it. */
export interface ReportInput {
  readonly text: string;
  readonly dialect: Dialect;
  readonly findings: readonly Finding[];
}

/** A report as the pane shows it. */
export interface PaneReport {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly measures: readonly Measure[];
  /** How many places of the text it speaks of. */
  readonly places: number;
}
