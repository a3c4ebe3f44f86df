import type { StyleGuideItem } from "@housestyle/contract";
import type { TeamRule } from "@housestyle/engine";
import type { FileRow, guideItems } from "@housestyle/tables";

type Row = FileRow<typeof guideItems>;

/** What a rule of a style guide says, saved or not. */
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

/** A rule with the sentences it is held to. */
export type RuleDraft = StyleGuideRuleText & Pick<Row, "WrongSentence" | "RightSentence">;

/** A rule to be tried: empty sentences are none. */
export interface RuleTrialRequest {
  readonly rule: TeamRule;
  readonly wrong: string;
  readonly right: string;
}

/** A house rule and the place it had among the rules sent. */
export interface PlacedRule extends RuleTrialRequest {
  readonly index: number;
}

/** The enabled items of a style guide as rules of the engine, each with its place in its id: `sent-0`. */
export function toTeamRules(items: readonly StyleGuideItem[]): PlacedRule[] {
  return items.flatMap((item, index) => (item.IsEnabled ? [{ index, ...toTrial(item, `sent-${index}`) }] : []));
}

/** A rule of a style guide and what it has to find and to leave alone to be believed. */
export function toTrial(item: RuleDraft, id: string): RuleTrialRequest {
  return { rule: toTeamRule(item, id), wrong: item.WrongSentence, right: item.RightSentence };
}

/** A rule of a style guide as one of the engine, by an id of the caller's choice. */
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
