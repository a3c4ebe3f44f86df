import type { Span } from "../text/span.ts";

/** The category of a finding; it decides its underline, its group in the panel, and its report. */
export type Kind = "spelling" | "grammar" | "punctuation" | "clarity" | "style" | "inclusive" | "team";

/** The severities of findings, the gravest first: an error is wrong, a warning is probably wrong, a hint is a matter of taste. */
export const levels = ["error", "warning", "hint"] as const;
/** The severity of a finding. */
export type Level = (typeof levels)[number];

/**
 * Compares two findings by their severity, for sorting: the gravest first.
 * @example
 * const findings = createEngine(await readAssets()).check("She ate a apple.");
 * const gravestFirst = findings.toSorted(bySeverity);
 */
export const bySeverity = (a: { readonly level: Level }, b: { readonly level: Level }): number =>
  levels.indexOf(a.level) - levels.indexOf(b.level);

/**
 * Returns a test for findings of a level or a more severe one.
 * @example
 * const findings = createEngine(await readAssets()).check("She ate a apple.");
 * const serious = findings.filter(atLeast("warning"));
 */
export const atLeast =
  (level: Level): ((finding: { readonly level: Level }) => boolean) =>
  (finding) =>
    bySeverity(finding, { level }) <= 0;

/**
 * Returns whether the suggestions of a finding correct a mistake. Otherwise the text is correct, and a suggestion rephrases
 * it: the writer decides whether the meaning stays.
 * @example
 * const findings = createEngine(await readAssets()).check("She ate a apple.");
 * const mistakes = findings.filter(isCorrection);
 */
export const isCorrection = ({ kind, level }: Pick<Finding, "kind" | "level">): boolean =>
  kind === "team" ? level !== "hint" : kind === "spelling" || kind === "grammar" || kind === "punctuation";

/** One finding about one span of text. */
export interface Finding extends Span {
  /** The id of the rule, such as `grammar/a-or-an`. Ids never change after a release. */
  readonly ruleId: string;
  readonly kind: Kind;
  readonly level: Level;
  /** The flagged text. A fix is refused if it is no longer there. */
  readonly text: string;
  /** One sentence that explains the finding to the writer. */
  readonly message: string;
  /** Replacements, best first. An empty string deletes the text. */
  readonly suggestions: readonly string[];
  /** Whether the first suggestion is safe to apply without asking. */
  readonly sure: boolean;
  /** True for findings that appear only with `Settings.picky`. */
  readonly picky?: true;
}
