import type { FailureCode } from "@housestyle/contract";
import type {
  ConfigProblem,
  Dialect,
  Finding,
  Paragraph,
  RuleInfo,
  Settings,
  TeamRule,
  TemplateChoice,
  TemplateInfo,
} from "@housestyle/engine";
import type { FileRow, guideItems } from "@housestyle/tables";
import type { FailureDetails } from "../border/index.ts";

/** The calls that read a text. All work on it is done on a thread. */
export type TextCall =
  | "tagText"
  | "tokenize"
  | "check"
  | "inSentences"
  | "officeText"
  | "textReports"
  | "htmlReports"
  | "summaryPage"
  | "wordCloud";

/** A call to answer, with its unparsed body. */
export interface CallJob {
  readonly kind: "call";
  readonly call: TextCall;
  readonly body: Uint8Array;
  /** The most UTF-16 code units of a text. */
  readonly longest: number;
  /** The team's content by version. The content itself is only sent when a worker requests it. */
  readonly accountRules?: SentRules;
  /** Whether to stop halfway, with the paragraphs for a second checker. */
  readonly forSlowLane: boolean;
}

/** The second half of a call that stopped for the slow lane. */
export interface FinishJob {
  readonly kind: "finish";
  readonly pending: Uint8Array;
  readonly slow: readonly Finding[];
  readonly accountRules?: SentRules;
}

interface SentRules {
  readonly version: string;
  readonly content?: RuleSettings;
}

/** A job for a worker, sent between threads. */
export type CheckingJob =
  | CallJob
  | FinishJob
  | { readonly kind: "try"; readonly rules: readonly TriedRule[]; readonly dialect: Dialect }
  | { readonly kind: "configs"; readonly choices: readonly TemplateChoice[] }
  | {
      readonly kind: "preview";
      readonly rules: readonly TeamRule[];
      readonly texts: readonly string[];
      /** The milliseconds after which reading stops. */
      readonly readingTime: number;
    }
  | { readonly kind: "catalogue" };

/**
 * The result of a call. The bytes are the whole response, or what finishing the call needs if there are `paragraphs`.
 */
export type CallAnswer =
  | { readonly kind: "done"; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly code: FailureCode; readonly details: FailureDetails }
  | {
      readonly kind: "pending";
      readonly bytes: Uint8Array;
      readonly paragraphs: readonly Paragraph[];
      readonly dialect: Dialect;
    };

/** What one rule would flag. */
export interface RuleHits {
  readonly perText: readonly { readonly count: number; readonly words: number }[];
  readonly shown: readonly {
    /** The index of the text. */
    readonly text: number;
    readonly before: string;
    readonly found: string;
    readonly after: string;
  }[];
}

/** What each of several rules would flag by itself. */
export interface Preview {
  readonly hits: readonly RuleHits[];
  readonly problems: readonly RuleProblem[];
  /** Whether all text was read in time. */
  readonly complete: boolean;
}

/** The part of the settings that belongs to people and teams. */
export type RuleSettings = Pick<Settings, "words" | "ignores" | "rules" | "terms" | "templates">;

/** A worker's result if it does not have that version. */
export const wantsTeamRules = "wants-team-rules";

/** A worker's result if it was asked to stop and has. */
export const stopped = "stopped";

/** A worker's result if a job that arrived as a short one would take long. */
export const costsMore = "costs-more";

/** A team rule with its test sentences, which may be empty. */
export interface TriedRule {
  readonly rule: TeamRule;
  readonly wrong: string;
  readonly right: string;
}

/** Why a team rule cannot be saved: its index, the member at fault, and a sentence for its author. */
export interface TrialProblem {
  readonly index: number;
  readonly member: keyof FileRow<typeof guideItems>;
  readonly message: string;
}

/** A team rule that cannot be used: its index in `settings.rules`, and the reason. */
export interface RuleProblem {
  readonly rule: number;
  readonly message: string;
}

/** The rules and templates of the engine. */
export interface Catalogue {
  /** The title of each rule by id. */
  readonly titles: Readonly<Record<string, string>>;
  readonly rules: readonly RuleInfo[];
  readonly templates: readonly TemplateInfo[];
}

/** What is wrong with the configuration of each template, or undefined for an unknown template. */
export type ConfigAnswer = readonly (readonly ConfigProblem[] | undefined)[];

/** A job as sent to a thread. */
export interface CheckingJobMessage {
  readonly job: CheckingJob;
  /** The language of the caller. */
  readonly language: string;
  /** The index of its stop flag, or undefined if it is never stopped. */
  readonly flag?: number;
  /** Whether it may take long. */
  readonly isLong?: boolean;
}
