import { beForms, passiveAt } from "../../language/passive.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";

/**
 * Flags every passive in business and web writing. Elsewhere, only passives that name the agent are flagged, by another
 * rule.
 */
export const passiveVoice = defineRule({
  words: beForms,
  at(a, index): Hit | undefined {
    const participle = a.tokens[passiveAt(a, index) ?? -1];
    const be = a.tokens[index];
    if (!be || !participle) return undefined;
    return {
      start: be.start,
      end: participle.end,
      message: "This is in the passive voice. Consider naming who acts.",
      suggestions: [],
    };
  },
});
