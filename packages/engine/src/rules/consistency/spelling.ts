import { minority, type VariantUse } from "../../document/minority.ts";
import type { Analysis } from "../../facts/analysis.ts";
import { isQuoted } from "../../language/quoted.ts";
import { mayBeSpelledTwice, spellingPair } from "../../language/spelling-pairs.ts";
import { likeCase } from "../../pattern/letter-case.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";

function choiceAt(a: Analysis, { lower, text, start, end, sentence }: Token, index: number): VariantUse | undefined {
  const pair = spellingPair(a, lower);
  // A capital inside a sentence makes a name: “the World Trade Center”.
  const isName = /^\p{Lu}/u.test(text) && a.sentences[sentence]?.first !== index;
  return pair && !isName && !isQuoted(a, index) ? { key: pair.key, way: pair.way, text, start, end } : undefined;
}

function* choicesIn(a: Analysis): Iterable<VariantUse> {
  for (const [index, token] of a.tokens.entries()) {
    const choice = token.kind === "word" && mayBeSpelledTwice(token.entry) ? choiceAt(a, token, index) : undefined;
    if (choice) yield choice;
  }
}

/** Flags “grey” in a document that mostly has “gray”, and “realise” in one that mostly has “-ize”. */
export const spelling = defineRule({
  document: minority({
    note: (a) => [...choicesIn(a)],
    say({ text, way }, most) {
      const wanted = most.startsWith("-") ? text.replace(/i[sz](?=[a-z]+$)/i, most.slice(1, 3)) : likeCase(text, most);
      return {
        message: `Elsewhere in this document, you write “${most}”, not “${way}”.`,
        suggestions: [wanted],
      };
    },
  }),
});
