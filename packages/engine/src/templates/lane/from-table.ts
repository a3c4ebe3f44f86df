import type { Analysis } from "../../facts/analysis.ts";
import type { Parsed } from "../../facts/parsed.ts";
import type { Finding } from "../../findings/finding.ts";
import type { Phrases } from "../../pattern/phrases.ts";
import type { Hit, Rule, RuleCode } from "../../rule/rule.ts";
import { ruleOf } from "../../rule/rule-of.ts";
import { createRuleSet } from "../../rule/rule-set.ts";
import { remembered } from "../../session/remembered.ts";
import { finish } from "../../text/steps.ts";
import type { TemplateContext } from "./template-context.ts";

/** Creates a rule that reads the phrase table `id`; its template has the message. */
export const tableRule = (id: string, code?: RuleCode): Rule =>
  ruleOf({ id, title: "", explain: "", kind: "team", level: "hint", examples: [] }, code);

/** Returns what the phrase table `id` finds in a paragraph; the table is compiled on first use. */
export function fromTable(
  id: string,
  message: Rule["message"],
  unless?: (a: Analysis, first: number, last: number) => boolean,
): (r: TemplateContext) => (Finding & Hit)[] {
  const setOf = remembered(
    1,
    (phrases: Phrases) => [phrases],
    (phrases) =>
      createRuleSet(
        [tableRule(id, { phrases: true, ...(message && { message }), ...(unless && { unless }) })],
        phrases,
      ),
  );
  return ({ a, phrases }) => finish(setOf(phrases).read(a as Parsed));
}
