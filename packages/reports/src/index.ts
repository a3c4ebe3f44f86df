import type { Baseline } from "./baselines/baseline.ts";
import { countBaseline } from "./baselines/count-baseline.ts";
import { withNorms } from "./baselines/with-norms.ts";
import { complexWords } from "./complex-words.ts";
import { overview } from "./overview.ts";
import { paragraphLength } from "./paragraph-length.ts";
import { pronouns } from "./pronouns.ts";
import { readability } from "./readability.ts";
import type { Reading } from "./reading.ts";
import { phrases, repeats } from "./repeats.ts";
import type { Report } from "./report.ts";
import { sentenceLength } from "./sentence-length.ts";
import { sticky } from "./sticky.ts";
import { structure } from "./structure.ts";
import { wholeText } from "./whole-text.ts";

export type { Baseline } from "./baselines/baseline.ts";
export { baselineOf, baselines } from "./baselines/baselines.ts";
export { combine } from "./combo.ts";
export { originality } from "./originality/originality.ts";
export { createSourceIndex, type Passage, type Source, type SourceIndex } from "./originality/source-index.ts";
export { sourcesOnTheWeb, type WebSearch } from "./originality/web-search.ts";
export { createReader, type Reader, type Reading, readText } from "./reading.ts";
export type { Graph, Measure, Norm, Place, Report, Told } from "./report.ts";

const all: readonly Report[] = [
  overview,
  readability,
  sentenceLength,
  paragraphLength,
  sticky,
  structure,
  pronouns,
  complexWords,
  repeats,
  phrases,
  ...wholeText,
];

/** Every report there is, in the order of the summary, with what is usual beside its numbers. */
export const reports: readonly Report[] = all.map(withNorms);

/** Counts how some texts come out in all reports: what a writer wants to be held against. Pure. */
export const baselineFrom = (id: string, texts: readonly Reading[]): Baseline => countBaseline(id, texts, all);
