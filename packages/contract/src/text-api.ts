import { z } from "zod";
import { docTag } from "./doc-tag.ts";
import { caseless } from "./wire/caseless.ts";
import { textLanguage } from "./wire/language.ts";
import { style } from "./wire/style.ts";

/**
 * The ids of reports in the public text API. Some are other names of the same report; those in the last line are additions.
 */
export const publicReports = [
  ...["acronym", "alliteration", "allrepeats", "allsentences", "bully", "cliche", "closerepeat", "combo", "complex"],
  ...[
    "consistency",
    "core",
    "coreplus",
    "corporate",
    "dialog",
    "diction",
    "dva",
    "eloquence",
    "grammar",
    "grammarplus",
  ],
  ...["homonym", "house", "initial", "nlp", "overused", "overusedonly", "overview", "pacing", "paragraph_readability"],
  ...["passive", "phrases", "plagiarism", "plength", "preadability", "readability", "sentiment", "sentimentwords"],
  ...["seo", "slength", "ssentences", "ssentences_noglue", "structure", "thesaurus", "time", "topics", "transition"],
  ...["vague", "wordcloud", "wordsandphrases", "wordsphrases"],
  ...["characters", "manuscript", "nominalisations", "terms", "tone"],
] as const;

/** Reports by id, as a list or, from a form, separated by commas. */
const reports = z
  .union([
    z
      .string()
      .max(2_000)
      .transform((words) => words.split(",")),
    z.array(z.string().max(64)).max(64),
  ])
  .default([])
  .transform((names) => names.flatMap((name) => name.trim().toLowerCase() || []))
  .pipe(z.array(z.enum(publicReports)));

const read = { Reports: reports, Style: style.default("general"), Language: textLanguage };
const share = z.coerce.number().min(0).max(100).optional();
const count = z.coerce.number().min(0).max(10_000).optional();

/** The goals that a summary compares a text with. */
const analysisSettings = caseless({
  ShortestAverageSentenceLength: count,
  LongestAverageSentenceLength: count,
  LongestIndividualSentence: count,
  HighestPassiveIndex: share,
  MaxGlueIndex: share,
  MinSentenceVariety: count,
  HighestPronounPercentage: share,
  LowestPronounPercentage: share,
  HighestAcademicPronounPercentage: share,
  HighestInitialPronounPercentage: share,
  LowestInitialPronounPercentage: share,
  LowestWeWeScore: count,
  LongestAverageParagraphLength: count,
});
/** The settings of an analysis. */
export type AnalysisSettings = z.output<typeof analysisSettings>;

const yes = z
  .union([z.boolean(), z.enum(["true", "false", "True", "False", "1", "0"])])
  .transform((word) => word === true || ["true", "1"].includes(String(word).toLowerCase()));
const pixels = z.coerce.number().int().min(50).max(4_000).default(200);
/** One of several names, in any case. */
const anyCase = <const N extends string>(names: readonly [N, ...N[]], usual: N) => {
  const known = new Map<string, N>(names.map((name) => [name.toLowerCase(), name]));
  const named = (name: string) => known.get(name.toLowerCase()) ?? name;
  return z.string().max(64).default(usual).transform(named).pipe(z.enum(names));
};

/** The appearance and content of a word cloud. */
const wordCloud = {
  Text: z.string(),
  Orientation: anyCase(
    ["EveryWhichWay", "Horizontal", "MostlyHorizontal", "Vertical", "MostlyVertical", "HalfAndHalf"],
    "EveryWhichWay",
  ),
  CaseMethod: anyCase(["IntelligentCase", "PreserveCase", "Lowercase", "Uppercase"], "IntelligentCase"),
  PaletteName: z.string().max(64).default(""),
  MaximumWordCount: z.coerce.number().int().min(1).max(1_000).default(100),
  RemoveCommonWords: yes.default(true),
  FontName: z.string().max(100).default("Arial"),
  Width: pixels,
  Height: pixels,
  OnlySentimentWords: yes.default(false),
  Style: read.Style,
  Language: textLanguage,
};

/** The inputs of the calls of the public text API, by kind. */
export const textApiInputs = {
  text: caseless({ Text: z.string(), ...read }),
  html: caseless({ Html: z.string(), ...read }),
  summary: caseless({
    Text: z.string(),
    Settings: analysisSettings.prefault({}),
    Style: read.Style,
    Language: textLanguage,
  }),
  wordcloud: caseless(wordCloud),
  contextualthesaurus: caseless({
    Context: z.string().max(10_000),
    ContextStart: z.coerce.number().int().min(0),
    ContextEnd: z.coerce.number().int().min(0).describe("Position of the last character, inclusive."),
  }),
  thesaurus: caseless({ Word: z.string().trim().min(1).max(200), Language: textLanguage }),
} as const;

const subItem = z.object({
  TagIds: z.array(z.guid()),
  Text: z.string(),
  SuggestionCategory: z.object({ Name: z.string(), DisplayName: z.string(), Description: z.string() }),
  SubCategory: z.string(),
  SearchTerm: z.string(),
});

const graph = z.object({
  Name: z.string(),
  Items: z.array(
    z.object({
      ...{ Label: z.string(), Color: z.string(), Length: z.number() },
      ...{ SubCategory: z.string(), Index: z.int(), Id: z.string() },
    }),
  ),
});

const summaryItem = z.object({
  Text: z.string(),
  Graph: graph.nullable(),
  Url: z.string().nullable(),
  UrlText: z.string().nullable(),
  SubItems: z.array(subItem),
  IsPositive: z.enum(["Positive", "Negative", "Information"]),
  Category: z.string(),
  CategoryName: z.string(),
  NumIssues: z.int(),
});

/** The result of one report, in the form of the public text API. */
const analysisSummary = z.object({
  ReportDisplayName: z.string(),
  ReportName: z.string(),
  SummaryItems: z.array(summaryItem),
  NumberOfIssues: z.int(),
  ReportDescription: z.string(),
});
/** The summary of an analysis. */
export type AnalysisSummary = z.output<typeof analysisSummary>;
/** One figure of a summary. */
export type AnalysisSummaryItem = z.output<typeof summaryItem>;

const told = { WordCount: z.int(), Summaries: z.array(analysisSummary) };

/** The results of the calls of the public text API, by kind. */
export const textApiResults = {
  text: z.object({ Tags: z.array(docTag), ...told }),
  html: z.object({ Html: z.string(), ...told }),
  summary: z.object({ Text: z.string() }),
  wordcloud: z.object({ Url: z.url(), Language: z.string() }),
  contextualthesaurus: z.object({ Suggestions: z.array(z.string()) }),
  thesaurus: z.object({
    Word: z.string(),
    Meanings: z.array(z.object({ Meaning: z.string(), PartOfSpeech: z.string(), Synonyms: z.array(z.string()) })),
  }),
} as const;
