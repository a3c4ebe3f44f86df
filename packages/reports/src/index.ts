import type { AnalyzedText } from "./analysis/analyzed-text.ts";
import type { ReportBaseline } from "./baselines/baseline.ts";
import { countBaseline } from "./baselines/count-baseline.ts";
import { withNorms } from "./baselines/with-norms.ts";
import { overview } from "./overview.ts";
import type { Report } from "./result/report.ts";
import { grammar } from "./rules/grammar.ts";
import { style } from "./rules/style.ts";
import { teamRules, terms } from "./rules/team-rules.ts";
import { paragraphLength } from "./sentences/paragraph-length.ts";
import { readability } from "./sentences/readability.ts";
import { sentenceLength } from "./sentences/sentence-length.ts";
import { sticky } from "./sentences/sticky.ts";
import { structure } from "./sentences/structure.ts";
import { wholeText } from "./whole-text.ts";
import { wordCloud } from "./word-cloud/word-cloud.ts";
import { cliches } from "./words/cliches.ts";
import { complexWords } from "./words/complex-words.ts";
import { corporate } from "./words/corporate.ts";
import { diction, dictionVagueAbstract, vague } from "./words/diction.ts";
import { homonyms } from "./words/homonyms.ts";
import { nominalisations } from "./words/nominalisations.ts";
import { offensive } from "./words/offensive.ts";
import { overused } from "./words/overused.ts";
import { pronouns } from "./words/pronouns.ts";
import { phrases, repeats } from "./words/repeats.ts";
import { sensory } from "./words/sensory.ts";
import { thesaurus } from "./words/thesaurus.ts";
import { tone } from "./words/tone.ts";
import { transitions } from "./words/transitions.ts";

export { type AnalyzedText, createReader, readText, type TextAnalyzer } from "./analysis/analyzed-text.ts";
export type { OtherWords } from "./analysis/other-words.ts";
export type { ReportBaseline } from "./baselines/baseline.ts";
export { baselineOf, baselines } from "./baselines/baselines.ts";
export { baselineName } from "./baselines/with-norms.ts";
export { comparedWith, drafts } from "./drafts.ts";
export { originality } from "./originality/originality.ts";
export {
  type ComparisonText,
  createSourceIndex,
  type MatchedPassage,
  type SourceIndex,
} from "./originality/source-index.ts";
export { sourcesOnTheWeb, type WebSearch } from "./originality/web-search.ts";
export { combine } from "./result/combine.ts";
export type { Graph, Measure, Norm, Report, ReportResult, ReportSpan } from "./result/report.ts";
export { reportSentences } from "./result/report-sentences.ts";
export { isCharged } from "./story/sentiment.ts";
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
} from "./word-cloud/draw-word-cloud.ts";
export { type CloudChoice, type CloudWord, caseMethods, cloudWords, wordCloudOf } from "./word-cloud/word-cloud.ts";

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
  tone,
  ...wholeText,
];

/** Every report there is, in the order of the summary, with what is usual beside its numbers. */
export const reports: readonly Report[] = all.map(withNorms);

/** Counts how some texts come out in all reports: what a writer wants to be held against. Pure. */
export const baselineFrom = (id: string, texts: readonly AnalyzedText[]): ReportBaseline =>
  countBaseline(id, texts, all);
