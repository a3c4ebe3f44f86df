import type { Level } from "../findings/finding.ts";

/** The varieties of English that the speller knows. */
export const dialects = ["en-US", "en-GB", "en-CA", "en-AU"] as const;
/** A variety of English, as a BCP 47 tag. */
export type Dialect = (typeof dialects)[number];

/** The writing styles. A style decides which style suggestions are made, never which errors are found. */
export const styles = ["general", "academic", "business", "technical", "creative", "casual", "web"] as const;
/** A writing style. */
export type Style = (typeof styles)[number];

/** A word or phrase that is correct here. Entries with a capital are case-sensitive. */
export interface DictionaryWord {
  readonly text: string;
  /** When true only as written; when false in any case. By default true when it contains a capital. */
  readonly caseSensitive?: boolean;
}

/** A finding to ignore. Empty strings match everything. */
export interface Ignore {
  /** A rule id or a folder of rules: `grammar/a-or-an`, `spelling`. */
  readonly rule: string;
  /** The flagged text, compared after NFC and case folding; `*` any letters, `?` one letter. */
  readonly pattern: string;
  /** When true, `pattern` is a regular expression that has to fit the whole text; one that cannot be read fits none. */
  readonly isRegex?: boolean;
  /** When true, capitals are compared, too; false by default. */
  readonly caseSensitive?: boolean;
}

/** One rule of a team's style guide. */
export interface TeamRule {
  /** Stable id of the rule inside its guide, echoed in the finding's rule id `house/<id>`. */
  readonly id: string;
  /** What to find, in the language of team-rules/README.md: a plain phrase, a pattern or a `/regular expression/`. */
  readonly match: string;
  /** What to write instead; suggestions separated by `|` or `@`; empty flags without a fix; `""` deletes. */
  readonly replace: string;
  /** Why, for the writer; `[words]` in it are suggestions, too. Empty: one is made. */
  readonly message: string;
  /** Compares capitals; without it only words behind `\` are compared as written. */
  readonly caseSensitive?: boolean;
  /** What the team calls the rule; begins the message when there is none. */
  readonly name?: string;
  /** `warning` by default. */
  readonly level?: Level;
  /** Phrases of which at least one has to stand in the same sentence; at most three. */
  readonly includeContext?: readonly string[];
  /** Phrases none of which may stand in the same sentence; at most three. */
  readonly excludeContext?: readonly string[];
  /** False keeps the rule without applying it. */
  readonly enabled?: boolean;
}

/** The status of a term in a team's term base; team-rules/README.md explains what each does. */
export type TermStatus = "Approved" | "Admitted" | "Deprecated" | "Forbidden" | "Pending" | "Rejected";

/** One entry of a team's term base. */
export interface Term {
  readonly id: string;
  readonly text: string;
  readonly status: TermStatus;
  /** What to write instead, several separated by `|`; offered when the concept has no approved term. */
  readonly replacement?: string;
  /** The same, one by one; before `replacement`. */
  readonly replaceWith?: readonly string[];
  /** Said behind the message. */
  readonly description?: string;
  /** Only as written. For an approved term capitals always count. */
  readonly caseSensitive?: boolean;
  /** Terms with the same one mean the same thing: its approved terms are offered for the others. */
  readonly conceptId?: string;
  /** Flags only tokens tagged so; anything else but noun, verb, adjective, adverb is not asked for. */
  readonly partOfSpeech?: string;
  /** Finds inflected forms and answers inflected; true by default. */
  readonly matchForms?: boolean;
  /** Wrong forms, flagged in favour of this term. */
  readonly variants?: readonly string[];
}

/** A template of the simple style guide that is turned on. */
export interface TemplateChoice {
  readonly id: number;
  /** Its settings by their keys; what is missing takes its default. */
  readonly config: unknown;
}

/** The choices of a person and a team. They apply after the analysis, so a change does not read the text again. */
export interface Settings {
  readonly style: Style;
  /** Words that are right here, on top of the dictionary. */
  readonly words: readonly (string | DictionaryWord)[];
  readonly ignores: readonly Ignore[];
  /** Rule ids that stay silent. */
  readonly disabled: readonly string[];
  readonly rules: readonly TeamRule[];
  readonly terms: readonly Term[];
  readonly templates: readonly TemplateChoice[];
  /** True to be told everything that might be said better; otherwise only what most people want to know. */
  readonly picky?: boolean;
}

/** Settings without rules, words, or ignored findings. */
export const defaultSettings: Settings = {
  style: "general",
  words: [],
  ignores: [],
  disabled: [],
  rules: [],
  terms: [],
  templates: [],
};
