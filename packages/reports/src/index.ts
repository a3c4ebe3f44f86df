import { complexWords } from "./complex-words.ts";
import { overview } from "./overview.ts";
import { paragraphLength } from "./paragraph-length.ts";
import { pronouns } from "./pronouns.ts";
import { readability } from "./readability.ts";
import { repeats } from "./repeats.ts";
import type { Report } from "./report.ts";
import { sentenceLength } from "./sentence-length.ts";
import { sticky } from "./sticky.ts";
import { structure } from "./structure.ts";

export { type Reading, readText } from "./reading.ts";
export type { Graph, Measure, Place, Report, Told } from "./report.ts";

/** Every report there is, in the order of the summary. */
export const reports: readonly Report[] = [
  overview,
  readability,
  sentenceLength,
  paragraphLength,
  sticky,
  structure,
  pronouns,
  complexWords,
  repeats,
];
