import type {
  Dialect,
  DocumentMeasures,
  Finding,
  Goal,
  RuleInfo,
  SessionParagraph,
  Settings,
  Target,
  TemplateInfo,
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
  /** The reader looks at the paragraph with this index. */
  | { readonly type: "near"; readonly index: number }
  | { readonly type: "configure"; readonly settings: Settings }
  | { readonly type: "dialect"; readonly dialect: Dialect }
  /** The text is to be measured, too, from now on or no more. */
  | { readonly type: "measure"; readonly isWanted: boolean }
  /** What keeps the text from a goal is to be found; undefined when nobody wants to know any more. */
  | { readonly type: "offenders"; readonly goal: Goal | undefined; readonly target: Target }
  /** A word is to be looked at in its sentence, and each synonym to be put into its form and the English of the text. */
  | { readonly type: "word"; readonly stamp: number; readonly at: number }
  | {
      readonly type: "forms";
      readonly of: WordInPlace;
      readonly synonyms: readonly string[];
      readonly meanings: readonly string[];
    }
  /** Which English these words are, that are right but not in the one the text is read in. */
  | { readonly type: "dialect-of"; readonly words: readonly string[] };

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
  /** Everything is there; findings that came before were only the first ones. */
  | { readonly type: "ready"; readonly rules: readonly RuleInfo[]; readonly templates: readonly TemplateInfo[] }
  | { readonly type: "checked"; readonly paragraphs: readonly StampedFindings[] }
  | { readonly type: "failed" }
  /** Whoever checks elsewhere did not answer: what was said stays, and the text is asked about again when it has changed. */
  | { readonly type: "unanswered" }
  /** Whoever reads behind the rules is there, and what it may say; until then it says nothing. */
  | { readonly type: "late-ready"; readonly rules: readonly RuleInfo[] }
  | { readonly type: "measured"; readonly measures: DocumentMeasures }
  | { readonly type: "offend"; readonly goal: Goal; readonly offenders: readonly Offender[] }
  | { readonly type: "word"; readonly stamp: number; readonly at: number; readonly word: WordInPlace | undefined }
  /** The synonyms in the form of the word, in the order of the question, and the meanings, both in the English of the text. */
  | {
      readonly type: "forms";
      readonly word: string;
      readonly forms: readonly string[];
      readonly meanings: readonly string[];
    }
  | { readonly type: "dialect-of"; readonly likely: Dialect | undefined };
