import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { capitalized } from "../../pattern/letter-case.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that are written with or without a capital and mean the same. */
const either = wordSet("internet intranet web email wi-fi wifi bluetooth ethernet");
/** Parties, documents, and bodies that a text may treat as names when they follow “the”, “this”, or “our”. */
const titled = wordSet(`
  agreement contract company client customer supplier contractor employer employee tenant landlord licensee licensor
  buyer seller borrower lender board committee council government ministry department university college parliament
  project programme program platform service
`);
const theirs = wordSet("the this our");

const isCapital = (token: Token | undefined): boolean => token?.kind === "word" && /^\p{Lu}/u.test(token.text);

/**
 * Returns how a word inside a sentence is capitalized, or undefined if it may be part of a name or follows a
 * punctuation mark.
 */
function choiceAt(a: Analysis, token: Token, index: number): VariantUse | undefined {
  const { lower, text, start, end } = token;
  const [before, next] = [a.tokens[index - 1], a.tokens[index + 1]];
  const isKnown = either.has(lower) || (titled.has(lower) && theirs.has(before?.lower ?? ""));
  if (!isKnown || token.kind !== "word" || text.slice(1) !== lower.slice(1)) return undefined;
  if (before?.kind !== "word" || before.sentence !== token.sentence || isCapital(before)) return undefined;
  if (isCapital(next) || next?.kind === "number" || next?.lower === "of" || next?.text === "-") return undefined;
  // A noun in front of another one: “the government minister”, “the Web site”.
  if (next?.tag === "NOUN" || isQuoted(a, index)) return undefined;
  return { key: lower, way: isCapital(token) ? "capital" : "small", text, start, end };
}

/** Flags “the internet” in a document that mostly has “the Internet”, and the reverse. */
export const capitals = defineRule({
  document: minority({
    note: (a) => (a.kind === "heading" ? [] : a.tokens.flatMap((token, index) => choiceAt(a, token, index) ?? [])),
    say: ({ key }, most) => ({
      message: `Elsewhere in this document, this word is ${most === "capital" ? "capitalized" : "lowercase"}.`,
      suggestions: [most === "capital" ? capitalized(key) : key],
    }),
  }),
});
