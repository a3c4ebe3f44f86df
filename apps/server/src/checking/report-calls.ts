import { type AnalysisSettings, textApiInputs, textApiResults } from "@housestyle/contract";
import { type Dialect, defaultTargets, type Engine, type Format, type Style, type Targets } from "@housestyle/engine";
import {
  type CloudChoice,
  type CloudPalette,
  cloudWords,
  drawWordCloud,
  isCharged,
  type Orientation,
  palettes,
  readText,
} from "@housestyle/reports";
import { asPage } from "@housestyle/reports/written";
import type { z } from "zod";
import { markHtml, reportsNamed, toReportTags } from "../tagging/index.ts";
import type { CheckRequest, TextCheckResult } from "./check-text.ts";

/** The text and settings of a report. */
interface ReportRequest {
  readonly text: string;
  readonly format: Format;
  readonly dialect: Dialect | undefined;
  readonly style: Style;
}

/** The calls of the public text API about whole texts, by which the thread finds their endpoints. */
export const reportCalls = {
  textReports: { input: textApiInputs.text, output: textApiResults.text },
  htmlReports: { input: textApiInputs.html, output: textApiResults.html },
  summaryPage: { input: textApiInputs.summary, output: textApiResults.summary },
  wordCloud: { input: textApiInputs.wordcloud, output: textApiResults.wordcloud },
} as const;

const requestOf = ({ text, format, dialect, style }: ReportRequest): CheckRequest => ({
  ...{ text, dialect, format },
  // What is told only to those who want to hear everything is for some reports, and no mistake.
  ...{ settings: { style, picky: true }, items: [] },
});

function readingOf(
  engine: Engine,
  { text, format, dialect, style }: ReportRequest,
  found: TextCheckResult,
  targets?: Targets,
) {
  const paragraphs = engine.paragraphs(text, format);
  const findings = found.findings.filter(({ picky }) => picky !== true);
  return readText(engine, text, {
    ...{ paragraphs, style, findings, remarks: found.findings, dialect: dialect ?? engine.dialectOf(text, format) },
    targets,
    hasTeamRules: found.hasTeamRules,
  });
}

/** Returns the marks and summaries of the requested reports. */
export function readTextReports({ Text, Reports, Style, Language }: z.output<typeof textApiInputs.text>) {
  const request: ReportRequest = { text: Text, format: "text", dialect: Language, style: Style };
  return {
    request: requestOf(request),
    tell(found: TextCheckResult, engine: Engine): z.input<typeof textApiResults.text> {
      const reading = readingOf(engine, request, found);
      const { tags, summaries } = toReportTags(reading, reportsNamed(Reports));
      return { Tags: tags, WordCount: reading.measures.words, Summaries: summaries };
    },
  };
}

/** Returns the same HTML with the marks in it. */
export function readHtmlReports({ Html, Reports, Style, Language }: z.output<typeof textApiInputs.html>) {
  const request: ReportRequest = { text: Html, format: "html", dialect: Language, style: Style };
  return {
    request: requestOf(request),
    tell(found: TextCheckResult, engine: Engine): z.input<typeof textApiResults.html> {
      const reading = readingOf(engine, request, found);
      const { tags, summaries } = toReportTags(reading, reportsNamed(Reports));
      return { Html: markHtml(Html, tags), WordCount: reading.measures.words, Summaries: summaries };
    },
  };
}

/** Returns all reports as a page, compared with the targets in the request. */
export function readSummaryPage({ Text, Settings, Style, Language }: z.output<typeof textApiInputs.summary>) {
  const request: ReportRequest = { text: Text, format: "text", dialect: Language, style: Style };
  return {
    request: requestOf(request),
    tell(found: TextCheckResult, engine: Engine): z.input<typeof textApiResults.summary> {
      const reading = readingOf(engine, request, found, targetsOf(Settings, Style));
      const told = reportsNamed([]).map((report) => ({ report, ...report.tell(reading) }));
      return { Text: asPage(told, { name: firstWords(Text), text: Text, placeAt: placesIn(Text) }) };
    },
  };
}

type CloudInput = z.output<typeof textApiInputs.wordcloud>;

const turned: Readonly<Record<CloudInput["Orientation"], Orientation>> = {
  Horizontal: "horizontal",
  MostlyHorizontal: "mostlyHorizontal",
  Vertical: "vertical",
  MostlyVertical: "mostlyVertical",
  HalfAndHalf: "halfAndHalf",
  EveryWhichWay: "everyWhichWay",
};
const cased: Readonly<Record<CloudInput["CaseMethod"], NonNullable<CloudChoice["caseMethod"]>>> = {
  PreserveCase: "preserve",
  Lowercase: "lower",
  Uppercase: "upper",
  IntelligentCase: "intelligent",
};

const isPalette = (name: string): name is CloudPalette => Object.hasOwn(palettes, name);

/** Returns a word cloud of a text as a data URL. Nothing is stored. */
export function readWordCloud(sent: CloudInput) {
  const request: ReportRequest = { text: sent.Text, format: "text", dialect: sent.Language, style: sent.Style };
  return {
    request: requestOf(request),
    tell(found: TextCheckResult, engine: Engine): z.input<typeof textApiResults.wordcloud> {
      const words = cloudWords(readingOf(engine, request, found), {
        most: sent.MaximumWordCount,
        dropCommon: sent.RemoveCommonWords,
        caseMethod: cased[sent.CaseMethod],
        ...(sent.OnlySentimentWords && { only: isCharged }),
      });
      const palette = sent.PaletteName.toLowerCase();
      const picture = drawWordCloud(words, {
        ...{ width: sent.Width, height: sent.Height, font: sent.FontName, orientation: turned[sent.Orientation] },
        ...(isPalette(palette) && { palette }),
      });
      const Url = `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}`;
      const dialect = request.dialect ?? engine.dialectOf(request.text, request.format);
      return { Url, Language: dialect.replace("-", "_") };
    },
  };
}

/** Returns the targets of a style, with those in the request. */
function targetsOf(sent: AnalysisSettings, style: Style): Targets {
  const usual = defaultTargets(style);
  const between = (goal: keyof Targets, least: number | undefined, most: number | undefined) => ({
    [goal]: { ...usual[goal], ...(least !== undefined && { least }), ...(most !== undefined && { most }) },
  });
  const mostPronouns = style === "academic" ? sent.HighestAcademicPronounPercentage : sent.HighestPronounPercentage;
  return {
    ...usual,
    ...between("averageSentence", sent.ShortestAverageSentenceLength, sent.LongestAverageSentenceLength),
    ...between("longestSentence", undefined, sent.LongestIndividualSentence),
    ...between("passive", undefined, sent.HighestPassiveIndex),
    ...between("glue", undefined, sent.MaxGlueIndex),
    ...between("variety", sent.MinSentenceVariety, undefined),
    ...between("pronouns", style === "academic" ? undefined : sent.LowestPronounPercentage, mostPronouns),
    ...between("initialPronouns", sent.LowestInitialPronounPercentage, sent.HighestInitialPronounPercentage),
    ...between("weScore", sent.LowestWeWeScore, undefined),
    ...between("paragraph", undefined, sent.LongestAverageParagraphLength),
  };
}

const mostWords = 8;

/** Returns the title for a text without a name. */
function firstWords(text: string): string {
  const words = text.slice(0, 400).trim().split(/\s+/);
  return words.length > mostWords ? `${words.slice(0, mostWords).join(" ")} …` : words.join(" ");
}

/** Returns a function for the line and column of an offset, both from 1. */
function placesIn(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    let line = 0;
    for (let low = 0, high = starts.length - 1; low <= high; ) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) {
        line = middle;
        low = middle + 1;
      } else high = middle - 1;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
