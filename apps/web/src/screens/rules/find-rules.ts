import type { RuleAbout } from "@housestyle/engine/listed-rules";

/** Returns the rules in which every word of `wanted` occurs: in the title, the name, the explanation, or an example. */
export function findRules(rules: readonly RuleAbout[], wanted: string): readonly RuleAbout[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ title, id, explain, examples }) => {
    const text = [title, id, explain, ...examples.map(({ wrong }) => wrong)].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
