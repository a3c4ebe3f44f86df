import type { AccountRules, RuleSource } from "./account-rules.ts";

/** Who set a rule, and where it can be read and changed. */
export interface RuleOrigin extends RuleSource {
  readonly href: string;
}

/** Whether the writer may switch a rule off for themselves: each of the product's, and of the house as its owner says. */
export function mayTurnOff(
  ruleId: string,
  house: Pick<AccountRules, "sources" | "ruleSources">,
  templates: Templates,
): boolean {
  return originOf(ruleId, house, templates)?.MayTurnOff ?? true;
}

type Templates = readonly { readonly id: number; readonly key: string }[];

/**
 * Where a rule of the house comes from; undefined for the rules of the product. A template is called by its key in the
 * text, and by its number in the house.
 */
export function originOf(
  ruleId: string,
  { sources, ruleSources }: Pick<AccountRules, "sources" | "ruleSources">,
  templates: Templates,
): RuleOrigin | undefined {
  const template = templates.find(({ key }) => ruleId === `template/${key}`);
  const id = ruleSources[template ? `template/${template.id}` : ruleId];
  const source = id === undefined ? undefined : sources[id];
  if (!source || id === undefined) return undefined;
  const [folder, number] = id.split("/");
  const href =
    folder === "guide"
      ? `/style-guides/${number}`
      : folder === "base"
        ? `/term-bases/${number}`
        : "/simple-style-guide";
  return { ...source, href };
}
