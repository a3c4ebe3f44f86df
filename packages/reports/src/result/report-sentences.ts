import { article } from "../texts/article.ts";
import type { Measure, ReportResult } from "./report.ts";

type ReportSentence = (
  result: ReportResult,
  measure: (id: string) => Measure | undefined,
) => readonly (string | false | undefined)[];

const first = ({ graphs }: ReportResult, graph = 0) => graphs[graph]?.bars[0];

/** So many in a hundred beyond what is usual are no chance. */
const clearly = 2;
/** Of fewer words of a thousand it says nothing that most belong to one sense. */
const fewestSensed = 5;

/** The opening whose share is furthest from what is usual; where none is clearly beyond it, the commonest. */
function mostUnusual({ measures }: ReportResult): number {
  const distance = ({ value, norm }: Measure): number =>
    norm ? Math.max(norm.least - value - clearly, value - norm.most - clearly, 0) : 0;
  const far = measures.map(distance);
  const most = Math.max(0, ...far);
  const values = measures.map(({ value }) => value);
  return most > 0 ? far.indexOf(most) : values.indexOf(Math.max(...values));
}

const sentencesByReport: Readonly<Record<string, ReportSentence>> = {
  readability: (_, measure) => {
    const grade = measure("fleschKincaid");
    return [grade && article.grade({ ...grade, value: Math.max(0, grade.value) })];
  },
  slength: (_, measure) => {
    const [average, longest, variety] = [measure("average"), measure("longest"), measure("variety")];
    const isVaried = (variety?.value ?? 0) >= (variety?.target?.least ?? 3);
    return [
      average && article.lengths(average),
      longest && article.longest(longest.value, variety?.value ?? 0, isVaried),
    ];
  },
  ssentences: (_, measure) => {
    const [glue, sticky] = [measure("glue"), measure("sticky")];
    return [glue && article.glue(glue), sticky && article.sticky(sticky.value)];
  },
  overused: (result, measure) => {
    const groups = measure("groups");
    return [groups && article.overused(groups.value, first(result)?.label ?? "")];
  },
  allrepeats: (result, measure) => {
    const [phrases, most] = [measure("phrases"), first(result)];
    return [phrases && article.repeats(phrases.value, most?.label ?? "", most?.value ?? 0)];
  },
  pacing: (_, measure) => {
    const share = measure("share");
    return [share && article.pacing(share.value, measure("runs")?.value ?? 0)];
  },
  structure: (result) => {
    const at = mostUnusual(result);
    const [found, bar] = [result.measures[at], result.graphs[0]?.bars[at]];
    return [found && bar && article.opening(bar.label, found)];
  },
  nlp: (result, measure) => {
    const [all, strongest] = [measure("sensory"), measure("strongest")];
    const bars = result.graphs[0]?.bars ?? [];
    const most = Math.max(...bars.map(({ value }) => value));
    const sense = bars.find(({ value }) => value === most)?.label.toLowerCase() ?? "";
    return [
      all && article.senses(all),
      strongest && (all?.value ?? 0) >= fewestSensed && article.strongest(sense, strongest.value),
    ];
  },
  dialog: (_, measure) => {
    const share = measure("dialogue");
    return [share && article.spoken(share)];
  },
  consistency: (_, measure) => {
    const groups = measure("groups");
    return [groups && article.consistency(groups.value)];
  },
  house: ({ measures }) => [measures.length === 0 && article.noRules],
  terms: ({ measures }) => [measures.length === 0 && article.noRules],
  acronym: (_, measure) => {
    const [never, late] = [measure("undefined"), measure("late")];
    return [never && article.acronyms(never.value + (late?.value ?? 0))];
  },
};

/** What the numbers of a report come to, in whole sentences; none for a report that has its say in pictures and lists alone. */
export function reportSentences(report: string, result: ReportResult): string[] {
  const measure = (id: string) => result.measures.find((each) => each.id === id);
  return (sentencesByReport[report]?.(result, measure) ?? []).filter((each) => typeof each === "string");
}
