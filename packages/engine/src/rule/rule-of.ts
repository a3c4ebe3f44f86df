import type { Rule, RuleAbout, RuleCode } from "./rule.ts";

/** What a rule's text says of it, but for its look-alikes: a member of rules/heads.json. */
export interface RuleHead extends RuleAbout {
  /** What to say about a row of its table: `{found}` is what stands there, `{instead}` the first suggestion. */
  readonly message?: string;
  /** The same where there is nothing to write instead. */
  readonly otherwise?: string;
}

/** A message with what belongs in its holes. */
const filled = (message: string, found: string, instead: string): string =>
  message.replace(/\{(found|instead)\}/g, (_, name) => (name === "found" ? found : instead));

/** A rule of what is said of it and what it does; without code it is a table of phrases. */
export function ruleOf({ message, otherwise = message, ...about }: RuleHead, code: RuleCode = { phrases: true }): Rule {
  if (message === undefined || otherwise === undefined) return { ...about, ...code };
  return {
    ...about,
    ...code,
    message: (found, instead = "") => filled(instead === "" ? otherwise : message, found, instead),
  };
}
