/** The kinds of English the speller knows. */
export const dialects = ["en-US", "en-GB", "en-CA", "en-AU"] as const;
export type Dialect = (typeof dialects)[number];

/** What the text is for. It decides which style remarks are made, never which errors are found. */
export const styles = ["general", "academic", "business", "technical", "creative", "casual", "web"] as const;
export type Style = (typeof styles)[number];

/** A finding that is not wanted. Empty strings match everything. */
export interface Ignore {
  /** A rule id or a folder of rules: `grammar/a-or-an`, `spelling`. */
  readonly rule: string;
  /** The flagged text, compared after NFC and case folding; `*` any letters, `?` one letter. */
  readonly pattern: string;
}

/** One rule of a team's style guide. */
export interface HouseRule {
  /** Stable id of the rule inside its guide, echoed in the finding's rule id `house/<id>`. */
  readonly id: string;
  /** Literal words, wildcards (`*` any letters of one word) or `/regular expression/`. */
  readonly match: string;
  /** What to write instead; alternatives separated by `|`; empty flags without a fix; `$1` with a regular expression. */
  readonly replace: string;
  readonly message: string;
  readonly caseSensitive?: boolean;
}

/** One entry of a team's term base. */
export interface Term {
  readonly id: string;
  readonly text: string;
  readonly status: "Approved" | "Admitted" | "Deprecated" | "Forbidden" | "Pending" | "Rejected";
  readonly replacement?: string;
  readonly description?: string;
  readonly caseSensitive?: boolean;
}

/** What a person and a team have decided. Applied after the analysis, so a change never re-reads the text. */
export interface Settings {
  readonly style: Style;
  /** Words that are right here, on top of the dictionary. */
  readonly words: readonly string[];
  readonly ignores: readonly Ignore[];
  /** Rule ids that stay silent. */
  readonly disabled: readonly string[];
  readonly rules: readonly HouseRule[];
  readonly terms: readonly Term[];
}

export const defaultSettings: Settings = {
  style: "general",
  words: [],
  ignores: [],
  disabled: [],
  rules: [],
  terms: [],
};
