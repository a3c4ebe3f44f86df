import type { RuleInfo, TemplateInfo } from "@housestyle/engine";
import { editorHouse } from "../../texts/editor-house.ts";
import type { House } from "./house.ts";

/** What people may read about the rules, terms and templates of a house, by rule id: the rule's own text. */
export function houseRules({ settings }: House, templates: readonly TemplateInfo[]): ReadonlyMap<string, RuleInfo> {
  const rules = settings.rules.map(
    ({ id, name, match, replace, message, level = "warning" }): RuleInfo => ({
      id: `house/${id}`,
      title: name || editorHouse.rule(match),
      explain: message || editorHouse.rule(match),
      kind: "team",
      level,
      examples:
        replace === ""
          ? []
          : [{ wrong: match, right: replace === '""' ? editorHouse.nothing : (replace.split(/[|@]/)[0] ?? "") }],
    }),
  );
  const terms = settings.terms.map(
    ({ id, text, status, description = "", replacement = "" }): RuleInfo => ({
      id: `term/${id}`,
      title: editorHouse.term(text),
      explain: description || editorHouse.status(status),
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
