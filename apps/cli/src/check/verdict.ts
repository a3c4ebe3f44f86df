import { atLeast, type Level, levels } from "@housestyle/engine";
import { texts } from "../texts.ts";
import type { FileResult } from "./file-result.ts";

/** How many findings of a level may be there in all files together. */
export type FindingLimits = Partial<Readonly<Record<Level, number>>>;

/**
 * Why a run is to fail, in sentences; undefined when it is not. A level that has a limit fails beyond it, any other
 * as the file it is found in says.
 */
export function whyFailed(outcomes: readonly FileResult[], limits: FindingLimits): readonly string[] | undefined {
  const all = outcomes.flatMap(({ findings }) => findings.map(({ finding }) => finding.level));
  const beyond = levels.flatMap((level) => {
    const limit = limits[level];
    const count = all.filter((each) => each === level).length;
    return limit !== undefined && count > limit ? [texts.beyond(level, count, limit)] : [];
  });
  const hasOthers = outcomes.some(
    ({ failOn, findings }) =>
      failOn !== "never" &&
      findings.some(({ finding }) => limits[finding.level] === undefined && atLeast(failOn)(finding)),
  );
  return beyond.length > 0 || hasOthers ? beyond : undefined;
}
