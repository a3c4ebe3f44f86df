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
  /** Whether only the given case is correct. By default, true for text with a capital. */
  readonly caseSensitive?: boolean;
}

/** A finding to ignore. Empty strings match everything. */
export interface Ignore {
  /** A rule id or a folder of rules: `grammar/a-or-an`, `spelling`. */
  readonly rule: string;
  /** The flagged text, compared after NFC and case folding. `*` matches any letters, `?` one letter. */
  readonly pattern: string;
  /** Whether `pattern` is a regular expression for the whole text. An invalid one matches nothing. */
  readonly isRegex?: boolean;
  /** Whether case matters; false by default. */
  readonly caseSensitive?: boolean;
}

/** One rule of a team's style guide. */
export interface TeamRule {
  /** Stable id of the rule inside its guide, echoed in the finding's rule id `house/<id>`. */
  readonly id: string;
  /** What to find: a phrase, a pattern, or a `/regular expression/`, as team-rules/README.md describes. */
  readonly match: string;
  /** Replacements, separated by `|` or `@`. Empty flags without a fix; `""` deletes. */
  readonly replace: string;
  /** The explanation for the writer. `[Words]` in brackets are suggestions as well. If empty, a message is generated. */
  readonly message: string;
  /** Whether case matters; by default, only for words after `\`. */
  readonly caseSensitive?: boolean;
  /** The name of the rule, which starts a generated message. */
  readonly name?: string;
  /** `warning` by default. */
  readonly level?: Level;
  /** Phrases, at most three, of which the same sentence must contain at least one. */
  readonly includeContext?: readonly string[];
  /** Phrases, at most three, of which the same sentence must contain none. */
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
  /** Replacements, separated by `|`, for a concept without an approved term. */
  readonly replacement?: string;
  /** The same as a list. Takes precedence over `replacement`. */
  readonly replaceWith?: readonly string[];
  /** Text that follows the message. */
  readonly description?: string;
  /** Whether case matters. For an approved term it always does. */
  readonly caseSensitive?: boolean;
  /** Terms with the same concept are synonyms: its approved terms are suggested for the others. */
  readonly conceptId?: string;
  /** Flags only words of this part of speech: noun, verb, adjective, or adverb. Other values are ignored. */
  readonly partOfSpeech?: string;
  /** Whether inflected forms match and get inflected suggestions; true by default. */
  readonly matchForms?: boolean;
  /** Wrong forms, for which this term is suggested. */
  readonly variants?: readonly string[];
}

/** A template of the simple style guide that is turned on. */
export interface TemplateChoice {
  readonly id: number;
  /** The options by key. Missing options have their defaults. */
  readonly config: unknown;
}

/** The choices of a person and a team. They apply after the analysis, so a change does not read the text again. */
export interface Settings {
  readonly style: Style;
  /** Words that are correct here, in addition to the dictionary. */
  readonly words: readonly (string | DictionaryWord)[];
  readonly ignores: readonly Ignore[];
  /** The ids of rules that are turned off. */
  readonly disabled: readonly string[];
  readonly rules: readonly TeamRule[];
  readonly terms: readonly Term[];
  readonly templates: readonly TemplateChoice[];
  /** Whether to include findings that only some writers want. */
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
