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

/** The calls that read a text; all that is done with it is done on a thread. */
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

/** A body to answer, as its bytes came. */
export interface CallJob {
  readonly kind: "call";
  readonly call: TextCall;
  readonly body: Uint8Array;
  /** Largest text, UTF-16 code units. */
  readonly longest: number;
  /** What teams have decided, by version; the content comes along only when a worker asks for it. */
  readonly accountRules?: SentRules;
  /** Stop halfway, with what a second checker is to read. */
  readonly forSlowLane: boolean;
}

/** The other half of a call that was stopped for the slow lane. */
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

/** What a worker is asked; travels between threads. */
export type CheckingJob =
  | CallJob
  | FinishJob
  | { readonly kind: "try"; readonly rules: readonly TriedRule[]; readonly dialect: Dialect }
  | { readonly kind: "configs"; readonly choices: readonly TemplateChoice[] }
  | {
      readonly kind: "preview";
      readonly rules: readonly TeamRule[];
      readonly texts: readonly string[];
      /** Reading stops after this many milliseconds. */
      readonly readingTime: number;
    }
  | { readonly kind: "catalogue" };

/** What came of a call. Bytes are its whole answer or, when `paragraphs` come along, all that finishing it takes. */
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
    /** Place among the texts. */
    readonly text: number;
    readonly before: string;
    readonly found: string;
    readonly after: string;
  }[];
}

/** What rules would flag, each by itself. */
export interface Preview {
  readonly hits: readonly RuleHits[];
  readonly problems: readonly RuleProblem[];
  /** False when there was more text than time. */
  readonly complete: boolean;
}

/** The part of the settings that belongs to people and teams. */
export type RuleSettings = Pick<Settings, "words" | "ignores" | "rules" | "terms" | "templates">;

/** A worker's answer when it does not have that version. */
export const wantsTeamRules = "wants-team-rules";

/** A worker's answer when it was asked to stop and has. */
export const stopped = "stopped";

/** A worker's answer when a job that came as a short one would take long. */
export const costsMore = "costs-more";

/** A team rule and the sentences it is tried with; empty for none. */
export interface TriedRule {
  readonly rule: TeamRule;
  readonly wrong: string;
  readonly right: string;
}

/** Why a team rule cannot be saved: its place among those tried, the member at fault, a sentence for its author. */
export interface TrialProblem {
  readonly index: number;
  readonly member: keyof FileRow<typeof guideItems>;
  readonly message: string;
}

/** A team rule that cannot be used: its place in `settings.rules`, and why. */
export interface RuleProblem {
  readonly rule: number;
  readonly message: string;
}

/** What the engine knows. */
export interface Catalogue {
  /** What each rule is called, by rule id. */
  readonly titles: Readonly<Record<string, string>>;
  readonly rules: readonly RuleInfo[];
  readonly templates: readonly TemplateInfo[];
}

/** What is wrong with the configuration of a template: its place among the choices; undefined for no such template. */
export type ConfigAnswer = readonly (readonly ConfigProblem[] | undefined)[];

/** A job on its way to a thread. */
export interface CheckingJobMessage {
  readonly job: CheckingJob;
  /** What whoever asked is spoken to in. */
  readonly language: string;
  /** Where its thread looks whether it is to stop; undefined for what is never stopped. */
  readonly flag?: number;
  /** Whether it may take long. */
  readonly isLong?: boolean;
}
