import type { Finding, Level } from "@housestyle/engine";
import type { LinePosition } from "@housestyle/project";

/** A finding, and what can be said of its place without the text. */
export interface LocatedFinding {
  readonly finding: Finding;
  readonly from: LinePosition;
  readonly to: LinePosition;
  /** The sentence it stands in, however its lines are broken. */
  readonly sentence: string;
}

/** What was found in one text. */
export interface CheckedFile {
  /** As it was asked for. */
  readonly name: string;
  readonly findings: readonly LocatedFinding[];
}

/** What came of one file. */
export interface FileResult extends CheckedFile {
  /** How many fixes were made. */
  readonly fixes: number;
  /** From which level on a finding is to fail here. */
  readonly failOn: Level | "never";
  /** What its writer may want to know besides, in sentences. */
  readonly notes: readonly string[];
  /** The text with its fixes, where it could not be written back. */
  readonly text?: string;
}

/** Why a file was not checked. After what is fatal there is no sense in going on. */
export interface UncheckedFile {
  readonly trouble: string;
  readonly isFatal: boolean;
}
