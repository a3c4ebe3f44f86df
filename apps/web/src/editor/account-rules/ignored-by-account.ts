import type { Finding, Ignore } from "@housestyle/engine";
import type { AccountRules } from "./account-rules.ts";

type IgnorableFinding = Pick<Finding, "ruleId" | "text">;

/** Returns whether a dictionary on the server can store these words literally: it treats `*` and `?` as wildcards. */
export function isKeepable(text: string): boolean {
  return text.trim() === text && text.length <= 100 && !/[*?\p{Cc}]/u.test(text);
}

/** The entry of a dictionary that silences one rule about these words, as they are written. */
export function entryFor({ ruleId, text }: IgnorableFinding) {
  return { word: text, subCategory: ruleId, caseSensitive: true };
}

/** Returns account rules under which the rule does not report these words. */
export function withIgnore(accountRules: AccountRules, said: IgnorableFinding): AccountRules {
  return {
    ...accountRules,
    settings: { ...accountRules.settings, ignores: [...accountRules.settings.ignores, ignoreOf(said)] },
  };
}

/** A house in which it does again. */
export function withoutIgnore(accountRules: AccountRules, { ruleId, text }: IgnorableFinding): AccountRules {
  const ignores = accountRules.settings.ignores.filter(({ rule, pattern }) => rule !== ruleId || pattern !== text);
  return { ...accountRules, settings: { ...accountRules.settings, ignores } };
}

function ignoreOf({ ruleId, text }: IgnorableFinding): Ignore {
  return { rule: ruleId, pattern: text, caseSensitive: true };
}
