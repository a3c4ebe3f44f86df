import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { capitalized } from "../../pattern/letter-case.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that are written both ways and mean the same. */
const either = wordSet("internet intranet web email wi-fi wifi bluetooth ethernet");
/** Parties and papers that a text may treat as names of its own: behind “the” or “our”. */
const titled = wordSet(`
  agreement contract company client customer supplier contractor employer employee tenant landlord licensee licensor
  buyer seller borrower lender board committee council government ministry department university college parliament
  project programme program platform service
`);
const theirs = wordSet("the this our");

const isCapital = (token: Token | undefined): boolean => token?.kind === "word" && /^\p{Lu}/u.test(token.text);

/** A word inside a sentence that stands alone: no part of a name, nothing behind a colon. */
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

/** “the internet” in a text that writes “the Internet”. */
export const capitals = defineRule({
  document: minority({
    note: (a) => (a.kind === "heading" ? [] : a.tokens.flatMap((token, index) => choiceAt(a, token, index) ?? [])),
    say: ({ key }, most) => ({
      message: `Elsewhere in this document, this word is ${most === "capital" ? "capitalized" : "lowercase"}.`,
      suggestions: [most === "capital" ? capitalized(key) : key],
    }),
  }),
});
