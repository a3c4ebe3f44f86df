import type { RuleInfo } from "@housestyle/engine";
import type { AccountRules } from "../account-rules/account-rules.ts";
import { accountRuleInfos } from "../account-rules/rule-infos.ts";
import type { ControllerState } from "../controller/controller-state.ts";

type RuleContext = Pick<ControllerState, "rules" | "house" | "templates">;

const read = new WeakMap<
  AccountRules,
  { readonly templates: unknown; readonly rules: ReadonlyMap<string, RuleInfo> }
>();

/** What people may read about a rule, of the product or of the house; undefined for one that has gone. */
export function helpOf({ rules, house: accountRules, templates }: RuleContext, id: string): RuleInfo | undefined {
  const own = rules.get(id);
  if (own) return own;
  let known = read.get(accountRules);
  if (known?.templates !== templates) {
    known = { templates, rules: accountRuleInfos(accountRules, templates) };
    read.set(accountRules, known);
  }
  return known.rules.get(id);
}
