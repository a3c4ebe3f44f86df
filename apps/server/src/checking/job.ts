import type {
  ConfigProblem,
  Dialect,
  Finding,
  Format,
  HouseRule,
  Paragraph,
  Settings,
  TemplateChoice,
  TemplateInfo,
  TokenInfo,
} from "@housestyle/engine";

/** A sentence that a house rule of `settings` must find. */
export interface Trial {
  /** Place in `settings.rules`. */
  readonly rule: number;
  readonly sentence: string;
}

/** What a worker is asked; travels between threads. */
export type Job =
  | {
      readonly kind: "check";
      readonly text: string;
      readonly dialect: Dialect;
      readonly format: Format;
      /** What is left out is as by default; the defaults are the engine's, which only workers load. */
      readonly settings: Partial<Settings>;
      /** What teams have decided, by version; the content comes along only when a worker asks for it. */
      readonly house?: { readonly version: string; readonly content?: HouseSettings };
      readonly trials: readonly Trial[];
      /** Also answer the paragraphs, for a checker that reads them next. */
      readonly withParagraphs: boolean;
    }
  | { readonly kind: "tokenize"; readonly text: string; readonly dialect: Dialect }
  | { readonly kind: "try"; readonly rules: readonly TriedRule[]; readonly dialect: Dialect }
  | { readonly kind: "configs"; readonly choices: readonly TemplateChoice[] }
  | {
      readonly kind: "preview";
      readonly rules: readonly HouseRule[];
      readonly texts: readonly string[];
      /** Reading stops after this many milliseconds. */
      readonly readingTime: number;
    }
  | { readonly kind: "catalogue" };

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
export type HouseSettings = Pick<Settings, "words" | "ignores" | "rules" | "terms" | "templates">;

/** A worker's answer when it does not have that version. */
export const wantsHouse = "wants-house";

/** A house rule and the sentences it is tried with; empty for none. */
export interface TriedRule {
  readonly rule: HouseRule;
  readonly wrong: string;
  readonly right: string;
}

/** Why a house rule cannot be saved: its place among those tried, the member at fault, a sentence for its author. */
export interface TrialProblem {
  readonly index: number;
  readonly member:
    | "Match"
    | "Replace"
    | "Message"
    | "IncludeContext"
    | "ExcludeContext"
    | "WrongSentence"
    | "RightSentence";
  readonly message: string;
}

/** A house rule that cannot be used: its place in `settings.rules`, and why. */
export interface RuleProblem {
  readonly rule: number;
  readonly message: string;
}

/** What comes back from a check. */
export interface CheckAnswer {
  readonly findings: readonly Finding[];
  readonly problems: readonly RuleProblem[];
  /** Empty unless asked for. */
  readonly paragraphs: readonly Paragraph[];
}

/** What the engine knows. */
export interface Catalogue {
  /** Why each rule speaks, by rule id. */
  readonly explanations: Readonly<Record<string, string>>;
  /** What each rule is called, by rule id. */
  readonly titles: Readonly<Record<string, string>>;
  readonly templates: readonly TemplateInfo[];
}

/** What is wrong with the configuration of a template: its place among the choices; undefined for no such template. */
export type ConfigAnswer = readonly (readonly ConfigProblem[] | undefined)[];

export type TokenAnswer = readonly TokenInfo[];
