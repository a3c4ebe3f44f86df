import type { WireFinding } from "@housestyle/contract";
import type { Dialect } from "@housestyle/engine";

/** A category and an issue type, by the names that clients know (ITS 2.0). */
export interface IssueCategory {
  readonly id: string;
  readonly name: string;
  readonly issueType: string;
}

const category = (id: string, name: string, issueType: string): IssueCategory => ({ id, name, issueType });

const byKind: Readonly<Record<WireFinding["kind"], IssueCategory>> = {
  spelling: category("TYPOS", "Possible Typo", "misspelling"),
  grammar: category("GRAMMAR", "Grammar", "grammar"),
  punctuation: category("PUNCTUATION", "Punctuation", "typographical"),
  clarity: category("REDUNDANCY", "Redundant Phrases", "style"),
  style: category("STYLE", "Style", "style"),
  inclusive: category("STYLE", "Style", "style"),
  team: category("TERMINOLOGY", "House Style", "terminology"),
};

/** Categories by prefixes of rule ids, the most specific first. Other rules use their kind. */
const byId: readonly (readonly [RegExp, IssueCategory])[] = [
  [/^spelling\/dialect/, category("TYPOS", "Possible Typo", "locale-violation")],
  [/^grammar\/doubled/, category("GRAMMAR", "Grammar", "duplication")],
  [/^grammar\/.*capital/, category("CASING", "Capitalization", "typographical")],
  [
    /^grammar\/(?:confused|likelier|eggcorn|their-there|its-or|your-or|know-or|then-or|one-or)/,
    category("CONFUSED_WORDS", "Commonly Confused Words", "misspelling"),
  ],
  [/^punctuation\/.*space/, category("TYPOGRAPHY", "Typography", "whitespace")],
  [/^consistency\//, category("STYLE", "Style", "inconsistency")],
  [/^neural\/(?:.*-(?:comma|mark)|possessive)$/, byKind.punctuation],
  [/^neural\//, byKind.grammar],
];

/** Returns the category of a finding. */
export const categoryOf = ({ ruleId, kind }: Pick<WireFinding, "ruleId" | "kind">): IssueCategory =>
  byId.find(([pattern]) => pattern.test(ruleId))?.[1] ?? byKind[kind];

/**
 * Returns the name of a rule. A few have LanguageTool's names, because clients offer to add a word to the dictionary if
 * the name begins like a spelling rule.
 */
export function ruleName(ruleId: string, dialect: Dialect): string {
  if (ruleId === "spelling/unknown-word") return `MORFOLOGIK_RULE_${dialect.toUpperCase().replace("-", "_")}`;
  const [, what, id] = /^(house|term)\/(\d+)$/.exec(ruleId) ?? [];
  if (what === undefined) return ruleId;
  return `${what === "house" ? "STYLEGUIDE" : "TERM"}_${id}`;
}
