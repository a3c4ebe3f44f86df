import { analysis, spelled } from "../facts/analysis.ts";
import { phrases } from "../facts/assets.ts";
import { foundPhrases } from "../facts/found-phrases.ts";
import { likelierWords } from "../facts/likelier-words.ts";
import { type Parsed, parsed } from "../facts/parsed.ts";
import type { Phrases } from "../pattern/phrases.ts";
import type { Rule } from "../rule/rule.ts";
import { createRuleSet, type RuleSet } from "../rule/rule-set.ts";
import { defineLane, type Lane } from "./lane.ts";

/** Returns our rules as lanes, those with the fewest needs first, so that the first findings arrive early. */
export function ruleLanes(rules: readonly Rule[]): readonly Lane[] {
  const bySpelling = createRuleSet(rules.filter(({ needs }) => needs === "dictionary"));
  const byTags = rules.filter(({ needs }) => needs === undefined);
  const byConfusions = createRuleSet(rules.filter(({ needs }) => needs === "confusions"));
  const bySyntax = createRuleSet(rules.filter(({ needs }) => needs === "syntax"));
  // All phrase tables are matched at once, although their assets arrive only once.
  let ready: { readonly of: Phrases; readonly set: RuleSet } | undefined;
  const withPhrases = (of: Phrases): RuleSet => {
    if (ready?.of !== of) ready = { of, set: createRuleSet(byTags, of) };
    return ready.set;
  };
  return [
    defineLane({
      id: "rules/dictionary",
      needs: [spelled],
      // The types of these rules ensure that they ask for no more than they need.
      read: ([a]) => bySpelling.read(a as Parsed),
    }),
    defineLane({
      id: "rules/tags",
      needs: [analysis, phrases, foundPhrases],
      read: ([a, tables]) => withPhrases(tables).read(a as Parsed),
    }),
    defineLane({ id: "rules/syntax", needs: [parsed], read: ([a]) => bySyntax.read(a) }),
    defineLane({
      id: "rules/confusions",
      needs: [analysis, likelierWords],
      read: ([a]) => byConfusions.read(a as Parsed),
    }),
  ];
}
