import type { Engine, RuleInfo } from "@housestyle/engine";

/** The description of a rule. */
export interface RulePage {
  readonly title: string;
  readonly explain: string;
  readonly example: { readonly wrong: string; readonly right: string } | undefined;
  /** Whether a settings file can turn it off. */
  readonly mayRest: boolean;
}

const pageOf = ({ title, explain, examples }: RuleInfo): RulePage => ({
  title,
  explain,
  example: examples[0],
  mayRest: true,
});

/**
 * Returns a function that finds rules by id: those of the product, of the slower checker, and of templates. Team rules
 * have no page.
 */
export function ruleBook(engine: Engine, late: readonly RuleInfo[]): (ruleId: string) => RulePage | undefined {
  const pages = new Map<string, RulePage>([
    ...engine.templates.map(({ key, name, description, example }): [string, RulePage] => [
      `template/${key}`,
      { title: name, explain: description, example, mayRest: false },
    ]),
    ...[...engine.rules, ...late].map((rule): [string, RulePage] => [rule.id, pageOf(rule)]),
  ]);
  return (ruleId) => pages.get(ruleId);
}
