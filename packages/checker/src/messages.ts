import type {
  Dialect,
  DocumentMeasures,
  Finding,
  Goal,
  JudgedVersions,
  Rewrite,
  RuleInfo,
  SessionParagraph,
  Settings,
  Target,
  TemplateInfo,
  VersionFault,
} from "@housestyle/engine";

/** A paragraph as it is sent to the worker. */
export interface SentParagraph {
  readonly stamp: number;
  readonly paragraph: SessionParagraph;
}

/** The messages from the page to the worker. */
export type ToWorker =
  | { readonly type: "open"; readonly dialect: Dialect; readonly settings: Settings }
  | { readonly type: "splice"; readonly at: number; readonly remove: number; readonly insert: readonly SentParagraph[] }
  /** The index of the paragraph at the cursor, which is checked first. */
  | { readonly type: "near"; readonly index: number }
  | { readonly type: "configure"; readonly settings: Settings }
  | { readonly type: "dialect"; readonly dialect: Dialect }
  /** Starts or stops measuring the text. */
  | { readonly type: "measure"; readonly isWanted: boolean }
  /** Starts to look for the spans that keep the text from a goal; undefined stops it. */
  | { readonly type: "offenders"; readonly goal: Goal | undefined; readonly target: Target }
  /** Requests the word at an offset. `forms` requests synonyms in its form, in the English variety of the text. */
  | { readonly type: "word"; readonly stamp: number; readonly at: number }
  | {
      readonly type: "forms";
      readonly of: WordInPlace;
      readonly synonyms: readonly string[];
      readonly meanings: readonly string[];
    }
  /** Requests other wordings of the sentences of a paragraph that a span touches. */
  | { readonly type: "rewrites"; readonly stamp: number; readonly start: number; readonly end: number }
  /** Judges versions of the whole sentences that a span touches. Without versions, it requests the span of the sentences. */
  | {
      readonly type: "judge";
      readonly stamp: number;
      readonly start: number;
      readonly end: number;
      readonly versions: readonly string[];
    }
  /** Judges texts that would follow another one. */
  | { readonly type: "judge-additions"; readonly before: string; readonly additions: readonly string[] }
  /** Requests the variety of English of words that are correct in another variety than that of the text. */
  | { readonly type: "dialect-of"; readonly words: readonly string[] };

/** The messages that request something about the text and change nothing. */
export type Lookup = Extract<
  ToWorker,
  { type: "word" | "forms" | "dialect-of" | "rewrites" | "judge" | "judge-additions" }
>;

/** Closes the text that is open. The worker sends `Closed` and waits for the next `open`. */
export interface Close {
  readonly type: "close";
}

/** Follows the last message about a text that was closed. */
export interface Closed {
  readonly type: "closed";
}

/** A word in its sentence. */
export interface WordInPlace {
  readonly text: string;
  readonly lemma: string;
  /** Universal part-of-speech tag. */
  readonly partOfSpeech: string;
  /** Offsets into the block's text. */
  readonly start: number;
  readonly end: number;
}

/** A span of a block that keeps the text from meeting a goal. */
export interface Offender {
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
}

/** The findings of one paragraph, for the content that its stamp identifies. */
export interface StampedFindings {
  readonly stamp: number;
  readonly findings: readonly Finding[];
}

/** The messages from the worker to the page. */
export type FromWorker =
  /** All assets have loaded. Earlier findings may be incomplete. */
  | { readonly type: "ready"; readonly rules: readonly RuleInfo[]; readonly templates: readonly TemplateInfo[] }
  | { readonly type: "checked"; readonly paragraphs: readonly StampedFindings[] }
  | { readonly type: "failed" }
  /** The server did not respond. Earlier findings stay, and the text is sent again when it has changed. */
  | { readonly type: "unanswered" }
  /** The late checker is ready; these are its rules. */
  | { readonly type: "late-ready"; readonly rules: readonly RuleInfo[] }
  | { readonly type: "measured"; readonly measures: DocumentMeasures }
  | { readonly type: "offend"; readonly goal: Goal; readonly offenders: readonly Offender[] }
  | { readonly type: "word"; readonly stamp: number; readonly at: number; readonly word: WordInPlace | undefined }
  /** The synonyms in the form of the word, in the order of the request, and the meanings, in the variety of the text. */
  | {
      readonly type: "forms";
      readonly word: string;
      readonly forms: readonly string[];
      readonly meanings: readonly string[];
    }
  | {
      readonly type: "rewrites";
      readonly stamp: number;
      readonly start: number;
      readonly end: number;
      readonly rewrites: readonly Rewrite[];
    }
  | {
      readonly type: "judged";
      readonly stamp: number;
      readonly start: number;
      readonly end: number;
      readonly versions: readonly string[];
      readonly judged: JudgedVersions;
    }
  | {
      readonly type: "judged-additions";
      readonly additions: readonly string[];
      /** Why each is held back, or undefined if it can be offered. */
      readonly faults: readonly (VersionFault | undefined)[];
    }
  | { readonly type: "dialect-of"; readonly likely: Dialect | undefined };
