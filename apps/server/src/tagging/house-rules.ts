import type { StyleGuideItem } from "@housestyle/contract";
import type { HouseRule } from "@housestyle/engine";

/** A house rule and the place it had among the rules sent. */
export interface PlacedRule {
  readonly index: number;
  readonly rule: HouseRule;
  /** What it must find to be believed; empty for nothing. */
  readonly wrongSentence: string;
}

/** The enabled items of a style guide as rules of the engine, each with its place in its id: `sent-0`. */
export function toHouseRules(items: readonly StyleGuideItem[]): PlacedRule[] {
  return items.flatMap((item, index) =>
    item.IsEnabled ? [{ index, rule: toHouseRule(item, `sent-${index}`), wrongSentence: item.WrongSentence }] : [],
  );
}

/** What a rule of a style guide says, saved or not. */
export interface RuleText {
  readonly Name: string;
  readonly Match: string;
  readonly Replace: string;
  readonly Message: string;
  readonly CaseSensitive: boolean;
  readonly IsRegex: boolean;
  readonly Severity: string;
  readonly IncludeContext: readonly string[];
  readonly ExcludeContext: readonly string[];
}

/** A rule of a style guide as one of the engine, by an id of the caller's choice. */
export function toHouseRule(item: RuleText, id: string): HouseRule {
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
