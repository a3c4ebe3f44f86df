import type { Dialect } from "@housestyle/engine";
import type { FindingInSentence } from "../checking/index.ts";
import { coverSomething } from "../tagging/index.ts";
import type { RequestedCheck } from "./parameters.ts";
import { categoryOf, ruleName } from "./rule-names.ts";

/** The number of characters around a match. */
const around = 40;
const mostCompact = 5;

/** Returns whether the caller wants a finding. */
export function isWanted(finding: FindingInSentence, dialect: Dialect, { isPicky, wanted }: RequestedCheck): boolean {
  const { enabledRules, enabledCategories, disabledRules, disabledCategories, enabledOnly, mode } = wanted;
  const isOfText = finding.ruleId.startsWith("consistency/");
  if (mode === "textLevelOnly" ? !isOfText : mode === "allButTextLevelOnly" && isOfText) return false;
  const isIn = (rules: readonly string[], categories: readonly string[]) =>
    rules.includes(finding.ruleId) ||
    rules.includes(ruleName(finding.ruleId, dialect)) ||
    categories.includes(categoryOf(finding).id);
  if (isIn(disabledRules, disabledCategories)) return false;
  return isIn(enabledRules, enabledCategories) || (!enabledOnly && (isPicky || isPlain(finding)));
}

/**
 * Returns whether a finding is a mistake or from a team rule. Style suggestions are only for callers who ask for them.
 */
const isPlain = ({ kind }: FindingInSentence): boolean =>
  kind === "spelling" || kind === "grammar" || kind === "punctuation" || kind === "team";

/**
 * Returns a finding in LanguageTool's format, with every member that clients require. `written` is the text with its
 * markup.
 */
export function toMatch(
  finding: FindingInSentence,
  written: string,
  dialect: Dialect,
  titles: Readonly<Record<string, string>>,
  isCompact: boolean,
) {
  const { start, end, suggestions } = coverSomething(finding, written);
  const title = titles[finding.ruleId] ?? "";
  const { id, name, issueType } = categoryOf(finding);
  const contextStart = Math.max(0, start - around);
  const context = {
    text: written.slice(contextStart, end + around).replace(/\s/g, " "),
    offset: start - contextStart,
    length: end - start,
  };
  return {
    message: finding.message,
    shortMessage: title,
    replacements: suggestions.slice(0, isCompact ? mostCompact : undefined).map((value) => ({ value })),
    offset: start,
    length: end - start,
    ...(!isCompact && { context, sentence: finding.sentence }),
    type: { typeName: typeOf(finding) },
    rule: {
      id: ruleName(finding.ruleId, dialect),
      description: title === "" ? finding.message : title,
      issueType,
      category: { id, name },
    },
    ignoreForIncompleteSentence: false,
    contextForSureMatch: 0,
  };
}

function typeOf({ ruleId, level }: FindingInSentence): string {
  if (ruleId === "spelling/unknown-word") return "UnknownWord";
  return level === "hint" ? "Hint" : "Other";
}
