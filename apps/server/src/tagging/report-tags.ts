import { randomUUID } from "node:crypto";
import type { AnalysisSummary, AnalysisSummaryItem, DocTag } from "@housestyle/contract";
import type { Finding } from "@housestyle/engine";
import { type AnalyzedText, type Graph, type Measure, type Report, reports } from "@housestyle/reports";
import { shownTarget, shownValue } from "@housestyle/reports/written";
import { toDocTag } from "./doc-tag.ts";
import { reportOf } from "./report-of.ts";

/** Other names under which reports can be requested. The first available report is used. */
const alsoNamed: Readonly<Record<string, readonly string[]>> = {
  allsentences: ["slength"],
  closerepeat: ["wordsphrases"],
  core: ["grammar", "passive", "overused", "cliche", "ssentences"],
  coreplus: ["grammar", "passive", "overused", "cliche", "ssentences", "readability", "diction", "transition"],
  dva: ["diction", "vague"],
  grammarplus: ["grammar"],
  overusedonly: ["overused"],
  paragraph_readability: ["preadability", "readability"],
  preadability: ["paragraph_readability", "readability"],
  sentimentwords: ["sentiment"],
  seo: ["topics"],
  ssentences_noglue: ["ssentences"],
  topics: ["seo"],
  wordsandphrases: ["phrases"],
  wordsphrases: ["closerepeat"],
};
/** Names that stand for several reports. */
const several: ReadonlySet<string> = new Set(["core", "coreplus", "dva"]);

/** Returns the reports with these public ids, each once, or all of them without ids. */
export function reportsNamed(ids: readonly string[]): readonly Report[] {
  if (ids.length === 0) return reports;
  const named = (id: string) => reports.filter((each) => each.id === id);
  const found = ids.flatMap((id) => {
    const own = named(id);
    if (own.length > 0) return own;
    const others = (alsoNamed[id] ?? []).flatMap(named);
    return several.has(id) ? others : others.slice(0, 1);
  });
  return [...new Set(found)];
}

/** Returns the results of reports in the format of the public text API: marks in text order, and a summary for each. */
export function toReportTags(reading: AnalyzedText, wanted: readonly Report[]) {
  const filed = filedFindings(reading);
  const told = wanted.map((report) => {
    const said = report.tell(reading);
    const own = filed.get(report.id) ?? [];
    const marked = new Set(own.map(placeKey));
    const others = said.places.filter((place) => !marked.has(placeKey(place)));
    const tags = [
      ...own.map((finding) => toDocTag(finding, reading.text, { id: randomUUID(), houseRule: String })),
      ...others.flatMap((place) => placeTag(report, place, reading.text)),
    ];
    return { tags, summary: summaryOf(report, said, tags) };
  });
  return {
    tags: told.flatMap(({ tags }) => tags).sort((a, b) => a.startPos - b.startPos || b.endPos - a.endPos),
    summaries: told.map(({ summary }) => summary),
  };
}

function filedFindings({ findings }: AnalyzedText): Map<string, Finding[]> {
  const filed = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { report } = reportOf(finding);
    const own = filed.get(report) ?? [];
    own.push(finding);
    filed.set(report, own);
  }
  return filed;
}

const placeKey = ({ start, end }: { readonly start: number; readonly end: number }) => `${start}-${end}`;
/** The most characters in the name of a mark. Longer text is cut. */
const longestName = 80;

function placeTag(
  report: Report,
  { start, end, note }: { start: number; end: number; note: string },
  text: string,
): DocTag[] {
  if (end <= start) return [];
  return [
    {
      ...{ startPos: start, endPos: end - 1, report: report.id, category: report.id + report.id },
      ...{ categoryDisplayName: report.title(), subcategory: text.slice(start, Math.min(end, start + longestName)) },
      ...{ hint: note, suggestions: [], isCorrection: false, isSubTag: false, helpId: report.id, urls: null },
      id: randomUUID(),
    },
  ];
}

type MeasuredReport = ReturnType<Report["tell"]>;

function summaryOf(report: Report, said: MeasuredReport, tags: readonly DocTag[]): AnalysisSummary {
  return {
    ReportDisplayName: report.title(),
    ReportName: report.id,
    SummaryItems: [
      ...said.measures.map((measure) => measureItem(report, measure)),
      ...said.graphs.filter(({ bars }) => bars.length > 0).map((graph) => graphItem(report, graph)),
      ...(tags.length > 0 ? [tagsItem(report, tags)] : []),
    ],
    NumberOfIssues: tags.length,
    ReportDescription: report.about(),
  };
}

const item = (report: Report, Text: string): AnalysisSummaryItem => ({
  ...{ Text, Graph: null, Url: null, UrlText: null, SubItems: [], IsPositive: "Information" },
  ...{ Category: report.id, CategoryName: report.title(), NumIssues: 0 },
});

function measureItem(report: Report, measure: Measure): AnalysisSummaryItem {
  const { label, value, target } = measure;
  const words = [`${label}: ${shownValue(measure)}`, shownTarget(measure)].filter(Boolean).join(", ");
  if (!target) return item(report, words);
  const isMet = value >= (target.least ?? value) && value <= (target.most ?? value);
  return { ...item(report, words), IsPositive: isMet ? "Positive" : "Negative" };
}

/** A color that also contrasts with paper in grayscale. The numbers are printed beside it. */
const barColor = "#1F5FA8";

function graphItem(report: Report, { title, bars }: Graph): AnalysisSummaryItem {
  const Items = bars.map(({ label, value }, Index) => ({
    ...{ Label: label, Color: barColor, Length: value, SubCategory: label, Index, Id: `${report.id}-${Index}` },
  }));
  return { ...item(report, title), Graph: { Name: title, Items } };
}

/** Returns the marks in the text, grouped by what they say. */
function tagsItem(report: Report, tags: readonly DocTag[]): AnalysisSummaryItem {
  const alike = new Map<string, DocTag[]>();
  for (const tag of tags) {
    const own = alike.get(tag.hint) ?? [];
    own.push(tag);
    alike.set(tag.hint, own);
  }
  const SubItems = [...alike].map(([Text, own]) => {
    const { category = report.id, categoryDisplayName = "", subcategory = "" } = own[0] ?? {};
    return {
      ...{ TagIds: own.map(({ id }) => id), Text, SubCategory: subcategory, SearchTerm: subcategory },
      SuggestionCategory: { Name: category, DisplayName: categoryDisplayName, Description: report.about() },
    };
  });
  return { ...item(report, report.title()), SubItems, NumIssues: tags.length };
}
