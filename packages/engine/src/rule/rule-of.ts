import type { Rule, RuleAbout, RuleCode } from "./rule.ts";

/** The header of a rule's text without its look-alikes: a member of rules/heads.json. */
export interface RuleHead extends RuleAbout {
  /** The message for a row of its table: `{found}` is the flagged text, `{instead}` the first suggestion. */
  readonly message?: string;
  /** The message if there is no suggestion. */
  readonly otherwise?: string;
}

/** Returns a message with its placeholders filled. */
const filled = (message: string, found: string, instead: string): string =>
  message.replace(/\{(found|instead)\}/g, (_, name) => (name === "found" ? found : instead));

/** Creates a rule from its header and its code; without code, it is a table of phrases. */
export function ruleOf({ message, otherwise = message, ...about }: RuleHead, code: RuleCode = { phrases: true }): Rule {
  if (message === undefined || otherwise === undefined) return { ...about, ...code };
  return {
    ...about,
    ...code,
    message: (found, instead = "") => filled(instead === "" ? otherwise : message, found, instead),
  };
}
