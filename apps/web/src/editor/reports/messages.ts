import type { SentParagraph } from "@housestyle/checker";
import type { Dialect, Finding, Style, Targets } from "@housestyle/engine";
import type { CloudDrawing, ComparisonText, Measure, ReportBaseline, ReportSpan } from "@housestyle/reports";
import type { CloudSettings } from "./cloud/cloud-settings.ts";
import type { ListedReport } from "./report-groups.ts";

/** What is looked at: a report by its id, or all that belongs into the summary. */
export const summary = "summary";

/** The report that compares with other texts. */
export const originalityId = "plagiarism";
/** The report that the flag `tone` offers. */
export const toneId = "tone";

/** The report on words for which there are others. */
export const thesaurusId = "thesaurus";

/** The prefix for several reports shown as one. Their ids follow, separated by commas. */
export const comboMark = "combo:";

/** The report on two drafts. */
export const draftsId = "drafts";

/** Another text, either an earlier draft or one to be counted, with its findings. */
export interface ComparedDraft {
  readonly sent: readonly SentParagraph[];
  readonly found: readonly FoundIn[];
}

/** What was found in one paragraph. */
export interface FoundIn {
  readonly stamp: number;
  readonly findings: readonly Finding[];
}

/** What places are requested for: those of a list or, with `graph`, of some bars of a graph. */
export interface PlacesKey {
  readonly id: string;
  readonly graph?: number;
  /** The first bar and the one after the last. */
  readonly from?: number;
  readonly to?: number;
}

/** Messages from the page to the reports worker. */
export type ToReports =
  | {
      readonly type: "open";
      readonly dialect: Dialect;
      readonly style: Style;
      readonly targets: Targets;
      readonly hasTeamRules: boolean;
    }
  /**
   * Chooses what numbers are compared with: a built-in norm, one of the writer’s own, or what is usual for the kind of
   * text.
   */
  | { readonly type: "like"; readonly like: string | ReportBaseline | undefined }
  /** Texts are to be counted as a norm of the writer's own. */
  | { readonly type: "count"; readonly texts: readonly ComparedDraft[] }
  | { readonly type: "splice"; readonly at: number; readonly remove: number; readonly insert: readonly SentParagraph[] }
  | { readonly type: "found"; readonly found: readonly FoundIn[] }
  | { readonly type: "show"; readonly id: string }
  /** How the word cloud is to be from now on. */
  | { readonly type: "cloud"; readonly wish: CloudSettings }
  /** What the text is compared with from now on. */
  | { readonly type: "sources"; readonly sources: readonly ComparisonText[] }
  /** The earlier draft that the text is held against from now on, or none. */
  | { readonly type: "draft"; readonly draft?: ComparedDraft }
  | { readonly type: "places"; readonly key: PlacesKey }
  /** A report, or all of them for the summary, is to be written for a file, under the name of the text. */
  | { readonly type: "write"; readonly id: string; readonly form: WrittenForm; readonly name: string };

/** Whether what is shown is sent again after a message. */
export const showsAgain = ({ type }: ToReports): boolean => type !== "count" && type !== "places" && type !== "write";

/** Forms that reports are written in. */
export type WrittenForm = "html" | "json" | "csv";

/** A range of the text, from a letter of one paragraph to a letter of the same or a later one, end exclusive. */
export interface DocumentRange {
  readonly from: { readonly stamp: number; readonly at: number };
  readonly to: { readonly stamp: number; readonly at: number };
}

/** A bar as it is drawn. It may combine several bars of the report, which are given by their indexes. */
export interface ShownBar {
  readonly label: string;
  readonly value: number;
  /** The range that contains the middle half of what is usual. */
  readonly usual?: { readonly least: number; readonly most: number };
  /** The number of places in the text that it counts. */
  readonly places: number;
  readonly from: number;
  readonly to: number;
}

/** How a graph is read: amounts by size, a list of words, or the text from its beginning to its end. */
export type GraphKind = "steps" | "list" | "course";

/** The report that draws every sentence, and the one that lays chapters side by side. */
export const sentencesId = "allsentences";
export const manuscriptId = "manuscript";

export interface ShownGraph {
  readonly title: string;
  readonly kind: GraphKind;
  readonly unit: Measure["unit"];
  readonly bars: readonly ShownBar[];
  /** How many bars more there are than are shown. */
  readonly more: number;
}

export interface ShownPlace {
  readonly note: string;
  readonly words: string;
  /** Text from another document, to be read next to it. */
  readonly beside?: NonNullable<ReportSpan["beside"]>;
  /** The number of its paragraph, starting at 1. */
  readonly paragraph: number;
}

/** A report as the page draws it: whole, but for the ends of long lists. */
export interface ShownReport {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** What the numbers come to, in sentences. */
  readonly sentences: readonly string[];
  readonly measures: readonly Measure[];
  readonly graphs: readonly ShownGraph[];
  /** A picture that shows what the graphs say in words and numbers. */
  readonly picture?: CloudDrawing;
  readonly places: readonly ShownPlace[];
  readonly placeCount: number;
}

/** Messages from the reports worker to the page. */
export type FromReports =
  | {
      readonly type: "ready";
      readonly reports: readonly ListedReport[];
      /** The built-in norms with their names. */
      readonly norms: readonly { readonly id: string; readonly name: string }[];
    }
  | { readonly type: "counted"; readonly norm: ReportBaseline }
  | {
      readonly type: "shown";
      readonly id: string;
      readonly reports: readonly ShownReport[];
      /** How many messages after which reports are shown again had been received by then. */
      readonly received: number;
    }
  | {
      readonly type: "places";
      readonly key: PlacesKey;
      readonly stretches: readonly DocumentRange[];
      readonly total: number;
    }
  | { readonly type: "written"; readonly form: WrittenForm; readonly text: string }
  | { readonly type: "failed" };
