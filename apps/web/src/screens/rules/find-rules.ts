import type { RuleAbout } from "@housestyle/engine/listed-rules";

/** Returns the rules in which every word of `wanted` occurs: in the title, the name, the explanation, or an example. */
export function findRules(rules: readonly RuleAbout[], wanted: string): readonly RuleAbout[] {
  const words = typed(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ title, id, explain, examples }) => {
    const text = [title, id, explain, ...examples.map(({ wrong }) => wrong)].join("\n");
    return words.every((word) => typed(text).includes(word));
  });
}

/** As people type it: in lower case, with a hyphen for each dash and straight quotation marks. */
const typed = (text: string): string =>
  text.toLowerCase().replace(/[–—]/g, "-").replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
