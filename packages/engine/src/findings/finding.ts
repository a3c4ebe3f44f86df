import type { Span } from "../text/span.ts";

/** The category of a finding; it decides its underline, its group in the panel, and its report. */
export type Kind = "spelling" | "grammar" | "punctuation" | "clarity" | "style" | "inclusive" | "team";

/** The severity of a finding: an error is wrong, a warning is probably wrong, a hint is a matter of taste. */
export type Level = "error" | "warning" | "hint";

const gravity: Readonly<Record<Level, number>> = { error: 0, warning: 1, hint: 2 };

/** Returns a test for findings of a level or a more severe one. */
export const atLeast =
  (level: Level): ((finding: { readonly level: Level }) => boolean) =>
  (finding) =>
    gravity[finding.level] <= gravity[level];

/**
 * Returns whether the suggestions of a finding correct a mistake. Otherwise the text is correct, and a suggestion rephrases
 * it: the writer decides whether the meaning stays.
 */
export const isCorrection = ({ kind, level }: Pick<Finding, "kind" | "level">): boolean =>
  kind === "team" ? level !== "hint" : kind === "spelling" || kind === "grammar" || kind === "punctuation";

/** One finding about one span of text. */
export interface Finding extends Span {
  /** The rule that made it, `grammar/a-or-an`; never changes once released. */
  readonly ruleId: string;
  readonly kind: Kind;
  readonly level: Level;
  /** The words it is about, as written. A fix is refused when they are no longer there. */
  readonly text: string;
  /** One plain sentence for people. */
  readonly message: string;
  /** What to write instead, best first; the empty string means “delete it”. */
  readonly suggestions: readonly string[];
  /** True when the first suggestion may be applied without asking. */
  readonly sure: boolean;
  /** True for what is told only to those who want to hear everything (`Settings.picky`). */
  readonly picky?: true;
}
