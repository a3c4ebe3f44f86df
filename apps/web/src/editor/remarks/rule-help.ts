import type { RuleInfo } from "@housestyle/engine";
import { parts } from "../../texts/editor-parts.ts";
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

/** A line of an example: its label, and the sentence. */
export interface ExampleLine {
  readonly label: string;
  readonly text: string;
  readonly isWrong: boolean;
}

/** Returns the lines of an example; a rule without a suggestion has only the sentence that it flags. */
export function linesOf({ wrong, right }: RuleInfo["examples"][number]): readonly ExampleLine[] {
  if (wrong === right) return [{ label: parts.help.flagged, text: wrong, isWrong: true }];
  return [
    { label: parts.help.wrong, text: wrong, isWrong: true },
    { label: parts.help.right, text: right, isWrong: false },
  ];
}
