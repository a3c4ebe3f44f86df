import type { AnalyzedText } from "./analyzed-text.ts";
import type { ReportBaseline } from "./baselines/baseline.ts";
import { countBaseline } from "./baselines/count-baseline.ts";
import { withNorms } from "./baselines/with-norms.ts";
import { cliches } from "./cliches.ts";
import { complexWords } from "./complex-words.ts";
import { corporate } from "./corporate.ts";
import { diction, dictionVagueAbstract, vague } from "./diction.ts";
import { grammar } from "./grammar.ts";
import { homonyms } from "./homonyms.ts";
import { nominalisations } from "./nominalisations.ts";
import { offensive } from "./offensive.ts";
import { overused } from "./overused.ts";
import { overview } from "./overview.ts";
import { paragraphLength } from "./paragraph-length.ts";
import { pronouns } from "./pronouns.ts";
import { readability } from "./readability.ts";
import { phrases, repeats } from "./repeats.ts";
import type { Report } from "./report.ts";
import { sensory } from "./sensory.ts";
import { sentenceLength } from "./sentence-length.ts";
import { sticky } from "./sticky.ts";
import { structure } from "./structure.ts";
import { style } from "./style.ts";
import { teamRules, terms } from "./team-rules.ts";
import { thesaurus } from "./thesaurus.ts";
import { transitions } from "./transitions.ts";
import { wholeText } from "./whole-text.ts";
import { wordCloud } from "./word-cloud.ts";

export { type AnalyzedText, createReader, readText, type TextAnalyzer } from "./analyzed-text.ts";
export type { ReportBaseline } from "./baselines/baseline.ts";
export { baselineOf, baselines } from "./baselines/baselines.ts";
export { baselineName } from "./baselines/with-norms.ts";
export { combine } from "./combo.ts";
export { comparedWith, drafts } from "./drafts.ts";
export {
  type CloudDrawing,
  type CloudLook,
  type CloudPalette,
  cloudAsSvg,
  drawWordCloud,
  type Orientation,
  orientations,
  palettes,
  placeWords,
} from "./draw-word-cloud.ts";
export { inWords } from "./in-words.ts";
export { originality } from "./originality/originality.ts";
export {
  type ComparisonText,
  createSourceIndex,
  type MatchedPassage,
  type SourceIndex,
} from "./originality/source-index.ts";
export { sourcesOnTheWeb, type WebSearch } from "./originality/web-search.ts";
export type { OtherWords } from "./other-words.ts";
export type { Graph, Measure, Norm, Report, ReportResult, ReportSpan } from "./report.ts";
export { isCharged } from "./sentiment.ts";
export { type CloudChoice, type CloudWord, caseMethods, cloudWords, wordCloudOf } from "./word-cloud.ts";

const all: readonly Report[] = [
  overview,
  grammar,
  style,
  overused,
  readability,
  sentenceLength,
  paragraphLength,
  cliches,
  sticky,
  diction,
  vague,
  dictionVagueAbstract,
  structure,
  pronouns,
  transitions,
  nominalisations,
  homonyms,
  corporate,
  complexWords,
  sensory,
  thesaurus,
  wordCloud,
  teamRules,
  terms,
  offensive,
  repeats,
  phrases,
  ...wholeText,
];

/** Every report there is, in the order of the summary, with what is usual beside its numbers. */
export const reports: readonly Report[] = all.map(withNorms);

/** Counts how some texts come out in all reports: what a writer wants to be held against. Pure. */
export const baselineFrom = (id: string, texts: readonly AnalyzedText[]): ReportBaseline =>
  countBaseline(id, texts, all);
