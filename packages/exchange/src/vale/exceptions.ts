import type { YamlMap } from "@housestyle/files";
import { fullMatcher } from "./linear-pattern.ts";
import { phraseOfToken } from "./phrase-token.ts";

/** The most patterns among the exceptions. Every token is tested against each. */
const mostPatterns = 50;

/** Returns whether a rule excepts a phrase, or undefined if that is unknown. */
export type Exceptions = { readonly none: boolean; excepts(phrase: string): boolean | undefined };

/** Returns the exceptions of a Vale rule, in any case. */
export function exceptionsOf(yaml: YamlMap): Exceptions {
  const all = yaml.texts("exceptions");
  const phrases = new Set<string>();
  const patterns: string[] = [];
  for (const each of all) {
    const phrase = each.length > 1000 ? undefined : phraseOfToken(each, false);
    if (phrase === undefined || phrase.includes("*")) patterns.push(each);
    else phrases.add(phrase.toLowerCase());
  }
  const matchers = patterns.slice(0, mostPatterns).map(fullMatcher);
  const unsure = patterns.length > mostPatterns || matchers.includes(undefined);
  return {
    none: all.length === 0,
    excepts: (phrase) => {
      if (phrases.has(phrase.toLowerCase()) || matchers.some((matches) => matches?.(phrase))) return true;
      return unsure ? undefined : false;
    },
  };
}
