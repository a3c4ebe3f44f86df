import type { RuleInfo, TemplateInfo } from "@housestyle/engine";
import { editorAccountRules } from "../../texts/editor-account-rules.ts";
import type { AccountRules } from "./account-rules.ts";

/** What people may read about the rules, terms and templates of a house, by rule id: the rule's own text. */
export function accountRuleInfos(
  { settings }: AccountRules,
  templates: readonly TemplateInfo[],
): ReadonlyMap<string, RuleInfo> {
  const rules = settings.rules.map(
    ({ id, name, match, replace, message, level = "warning" }): RuleInfo => ({
      id: `house/${id}`,
      title: name || editorAccountRules.rule(match),
      explain: message || editorAccountRules.rule(match),
      kind: "team",
      level,
      examples:
        replace === ""
          ? []
          : [{ wrong: match, right: replace === '""' ? editorAccountRules.nothing : (replace.split(/[|@]/)[0] ?? "") }],
    }),
  );
  const terms = settings.terms.map(
    ({ id, text, status, description = "", replacement = "" }): RuleInfo => ({
      id: `term/${id}`,
      title: editorAccountRules.term(text),
      explain: description || editorAccountRules.status(status),
      kind: "team",
      level: "warning",
      examples: replacement === "" ? [] : [{ wrong: text, right: replacement.split("|")[0] ?? "" }],
    }),
  );
  const chosen = templates.map(
    ({ key, name, description, example }): RuleInfo => ({
      id: `template/${key}`,
      title: name,
      explain: description,
      kind: "team",
      level: "hint",
      examples: example.wrong === example.right ? [] : [example],
    }),
  );
  return new Map([...rules, ...terms, ...chosen].map((rule) => [rule.id, rule]));
}
