import { type Analysis, analysis, spelled } from "../facts/analysis.ts";
import type { Rule } from "../rule.ts";
import { createRuleSet } from "../rule-set.ts";
import { defineLane, type Lane } from "./lane.ts";

/** Our rules as lanes, those that need least first: with them the first findings can come. */
export function ruleLanes(rules: readonly Rule[]): readonly Lane[] {
  const bySpelling = createRuleSet(rules.filter(({ needs }) => needs === "dictionary"));
  const byTags = createRuleSet(rules.filter(({ needs }) => needs !== "dictionary"));
  return [
    defineLane({
      id: "rules/dictionary",
      needs: [spelled],
      // Their types let these rules ask for no tag.
      read: ([a]) => bySpelling.read(a as Analysis),
    }),
    defineLane({ id: "rules/tags", needs: [analysis], read: ([a]) => byTags.read(a) }),
  ];
}
