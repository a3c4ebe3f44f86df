import type { Hit, Rule } from "../rule/rule.ts";
import type { Finding } from "./finding.ts";

/** Creates the finding of a rule at a place of `text`. */
export function ruleFinding(rule: Rule, hit: Hit, text: string): Finding {
  return {
    ruleId: rule.id,
    kind: rule.kind,
    level: hit.level ?? rule.level,
    start: hit.start,
    end: hit.end,
    text: text.slice(hit.start, hit.end),
    message: hit.message,
    suggestions: hit.suggestions,
    sure: (hit.sure ?? rule.sure) === true && hit.suggestions.length > 0,
    ...((rule.picky ?? hit.picky) && { picky: true }),
  };
}
