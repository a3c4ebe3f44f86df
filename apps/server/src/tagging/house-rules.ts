import type { StyleGuideItem } from "@housestyle/contract";
import type { HouseRule } from "@housestyle/engine";

/** A house rule and the place it had among the rules sent. */
export interface PlacedRule {
  readonly index: number;
  readonly rule: HouseRule;
  /** What it must find to be believed; empty for nothing. */
  readonly wrongSentence: string;
}

/** The enabled items of a style guide as rules of the engine, each with its place as its id. */
export function toHouseRules(items: readonly StyleGuideItem[]): PlacedRule[] {
  return items.flatMap((item, index) =>
    item.IsEnabled ? [{ index, rule: toHouseRule(item, index), wrongSentence: item.WrongSentence }] : [],
  );
}

function toHouseRule(item: StyleGuideItem, index: number): HouseRule {
  return {
    id: String(index),
    match: item.IsRegex && !/^\/.*\/$/s.test(item.Match) ? `/${item.Match}/` : item.Match,
    replace: item.Replace,
    message: item.Message,
    caseSensitive: item.CaseSensitive,
  };
}
