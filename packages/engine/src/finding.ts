import type { Span } from "./text/span.ts";

/** What a finding is about; decides its mark, its group in the side bar and its report. */
export type Kind = "spelling" | "grammar" | "punctuation" | "clarity" | "style" | "inclusive" | "team";

/** How much it matters: an error is wrong, a warning is probably wrong, a hint is taste. */
export type Level = "error" | "warning" | "hint";

const gravity: Readonly<Record<Level, number>> = { error: 0, warning: 1, hint: 2 };

/** Tells findings of a level and graver ones. */
export const atLeast =
  (level: Level): ((finding: { readonly level: Level }) => boolean) =>
  (finding) =>
    gravity[finding.level] <= gravity[level];

/**
 * Whether a remark is about a mistake, so that its suggestions put it right. Otherwise what stands there is English, and a
 * suggestion says it in another way: the writer decides whether it still says the same.
 */
export const isCorrection = ({ kind, level }: Pick<Finding, "kind" | "level">): boolean =>
  kind === "team" ? level !== "hint" : kind === "spelling" || kind === "grammar" || kind === "punctuation";

/** One remark about one stretch of text. */
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
