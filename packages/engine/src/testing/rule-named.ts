import { readFileSync } from "node:fs";
import type { Rule } from "../rule/rule.ts";
import { rules } from "../rules/index.ts";
import { readRuleText } from "../rules/rule-text.ts";

/** The rule with this id. */
export function ruleNamed(id: string): Rule {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  return rule;
}

/** The look-alikes that a rule must leave alone, from its text. */
export const leavesOf = (id: string): readonly string[] =>
  readRuleText(id, readFileSync(new URL(`../rules/${id}.txt`, import.meta.url), "utf8")).leaves;
