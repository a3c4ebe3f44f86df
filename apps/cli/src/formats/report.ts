import { relative, resolve } from "node:path";
import type { RuleInfo } from "@housestyle/engine";
import type { FileResult } from "../check/file-result.ts";

/** What a review of a change needs besides the findings. */
export interface ReviewOptions {
  /** Returns the lines of the file with this index among the outcomes; none for a file that has no lines. */
  readonly linesOf: (outcome: number) => readonly string[];
  /** The comments that are already there, in any form. */
  readonly known: string;
  /** The most comments. */
  readonly most: number;
}

/** What is written of, in whichever form. */
export interface OutputReport {
  readonly outcomes: readonly FileResult[];
  readonly rules: readonly RuleInfo[];
  readonly version: string;
  /** The address of the server that explains rules. */
  readonly server?: string | undefined;
  readonly review: ReviewOptions;
}

/** The same with the names that a build knows files by: seen from the top of its checkout, with slashes. */
export function namedFrom(report: OutputReport, top: string, cwd: string): OutputReport {
  const nameOf = (name: string): string => {
    const seen = relative(top, resolve(cwd, name)).replaceAll("\\", "/");
    return seen.startsWith("../") || name.startsWith("<") ? name.replaceAll("\\", "/") : seen;
  };
  return { ...report, outcomes: report.outcomes.map((each) => ({ ...each, name: nameOf(each.name) })) };
}
