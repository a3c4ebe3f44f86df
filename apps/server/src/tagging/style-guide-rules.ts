import type { StyleGuideItem } from "@housestyle/contract";
import type { TeamRule } from "@housestyle/engine";
import type { FileRow, guideItems } from "@housestyle/tables";

type Row = FileRow<typeof guideItems>;

/** The text of a style guide rule, saved or not. */
export type StyleGuideRuleText = Pick<
  Row,
  | "Name"
  | "Match"
  | "Replace"
  | "Message"
  | "CaseSensitive"
  | "IsRegex"
  | "Severity"
  | "IncludeContext"
  | "ExcludeContext"
>;

/** A rule with its test sentences. */
export type RuleDraft = StyleGuideRuleText & Pick<Row, "WrongSentence" | "RightSentence">;

/** A rule to test. Empty sentences are ignored. */
export interface RuleTrialRequest {
  readonly rule: TeamRule;
  readonly wrong: string;
  readonly right: string;
}

/** A team rule with its index among the rules sent. */
export interface PlacedRule extends RuleTrialRequest {
  readonly index: number;
}

/** Returns the enabled items of a style guide as engine rules, with their index in the id: `sent-0`. */
export function toTeamRules(items: readonly StyleGuideItem[]): PlacedRule[] {
  return items.flatMap((item, index) => (item.IsEnabled ? [{ index, ...toTrial(item, `sent-${index}`) }] : []));
}

/** Returns a style guide rule with the sentences it must and must not flag. */
export function toTrial(item: RuleDraft, id: string): RuleTrialRequest {
  return { rule: toTeamRule(item, id), wrong: item.WrongSentence, right: item.RightSentence };
}

/** Returns a style guide rule as an engine rule with the given id. */
export function toTeamRule(item: StyleGuideRuleText, id: string): TeamRule {
  const { Severity, IncludeContext, ExcludeContext } = item;
  return {
    id,
    match: item.IsRegex && !/^\/.*\/i?$/s.test(item.Match) ? `/${item.Match}/` : item.Match,
    replace: item.Replace,
    message: item.Message,
    caseSensitive: item.CaseSensitive,
    ...(item.Name !== "" && { name: item.Name }),
    ...((Severity === "hint" || Severity === "error") && { level: Severity }),
    ...(IncludeContext.length > 0 && { includeContext: IncludeContext }),
    ...(ExcludeContext.length > 0 && { excludeContext: ExcludeContext }),
  };
}
