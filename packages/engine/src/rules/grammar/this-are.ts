import type { Analysis } from "../../facts/analysis.ts";
import { isPlural } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** The plural of each singular form: of the verb after the pronoun, and of the pronoun itself. */
const manyOf: Readonly<Record<string, string>> = { this: "these", that: "those" };
const oneOf: Readonly<Record<string, string>> = { these: "this", those: "that" };
const singularVerb: Readonly<Record<string, string>> = { are: "is", were: "was", have: "has" };
const pluralVerb: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have" };

const plainConjunctions = wordSet("and but so because");

/** Whether a clause begins here: at the start of the sentence, or after a comma and a conjunction. */
function beginsClause(a: Analysis, index: number): boolean {
  const before = neighbour(a, index, -1);
  if (!before) return true;
  // “a page, but that are not”: a clause may also begin with “that” as a relative.
  if (a.tokens[index]?.lower === "that") return false;
  return plainConjunctions.has(before.lower) && /^(?:,|;)$/.test(neighbour(a, index, -2)?.text ?? "");
}

/** Returns a finding for “This are wrong.” What follows the verb shows which of the two words is wrong. */
function alone(a: Analysis, index: number): Hit | undefined {
  const word = a.tokens[index];
  const verb = neighbour(a, index, 1);
  if (!word || !verb || !beginsClause(a, index)) return undefined;
  const isOne = word.lower in manyOf;
  const other = (isOne ? singularVerb : pluralVerb)[verb.lower];
  // “That were true”, “those is”: wishes and quoted words are left alone.
  if (other === undefined || (word.lower === "that" && verb.lower !== "are")) return undefined;
  const behind = neighbour(a, index, 2);
  const noun = /^(?:DET|PRON|ADJ|NUM)$/.test(behind?.tag ?? "") ? neighbour(a, index, 3) : behind;
  const several = [behind, noun].some((token) => token !== undefined && isPlural(token));
  const many = isOne ? `${manyOf[word.lower]} ${verb.lower}` : `${word.lower} ${other}`;
  const one = isOne ? `${word.lower} ${other}` : `${oneOf[word.lower]} ${verb.lower}`;
  const suggestions = (several || !isOne ? [many, one] : [one, many]).map((text) =>
    /^\p{Lu}/u.test(word.text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text,
  );
  const message = `“${word.text}” is ${isOne ? "singular" : "plural"}, but “${verb.text}” is ${isOne ? "plural" : "singular"}.`;
  return { start: word.start, end: verb.end, message, suggestions };
}

const pluralVerbs = wordSet("are were have");

/** Returns a finding for “This books are mine”, where a plural noun and verb follow. */
function withNoun(a: Analysis, index: number): Hit | undefined {
  const word = a.tokens[index];
  const noun = neighbour(a, index, 1);
  const verb = neighbour(a, index, 2);
  const many = manyOf[word?.lower ?? ""];
  if (!word || !noun || !verb || many === undefined || !beginsClause(a, index)) return undefined;
  if (!isPlural(noun) || !pluralVerbs.has(verb.lower)) return undefined;
  const fix = /^\p{Lu}/u.test(word.text) ? many.slice(0, 1).toUpperCase() + many.slice(1) : many;
  return {
    start: word.start,
    end: word.end,
    message: `“${noun.text}” is plural, so use “${fix.toLowerCase()}”.`,
    suggestions: [fix],
  };
}

/** “This are wrong.” → “This is wrong.”; “This books are mine.” → “These books are mine.” */
export const thisAre = defineRule({
  words: ["this", "that", "these", "those"],
  at: (a, index) => alone(a, index) ?? withNoun(a, index),
});
