import type { Analysis } from "../../facts/analysis.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const isFiniteVerb = ({ penn }: Token): boolean => /^(?:VB[DPZ]|MD)$/.test(penn);

/** Verbs that are no nouns, so that they show where the sentence goes on. */
const plainVerbs = wordSet(
  "is are was were has have had will would can could does did became broke came went said made took",
);

/** Returns the index of the comma in “My (old) uncle, who …” at the start of a sentence, or -1. */
function openingComma({ tokens }: Analysis, { first, last }: Sentence): number {
  let at = first;
  while (at < last && /^(?:DT|PRP\$|JJ|NNP?S?)$/.test(tokens[at]?.penn ?? "")) at++;
  const isAside = tokens[at]?.text === "," && /^(?:who|which)$/.test(tokens[at + 1]?.lower ?? "");
  return isAside && at > first && /^NN/.test(tokens[at - 1]?.penn ?? "") ? at : -1;
}

/** Returns the word that ends “, who lives in Boston” where the main verb follows it without a comma, or undefined. */
function endOfClause(a: Analysis, sentence: Sentence): Token | undefined {
  const comma = openingComma(a, sentence);
  if (comma < 0) return undefined;
  const words = a.tokens.slice(comma + 2, sentence.last);
  const [own = -1, main = -1, ...others] = words.flatMap((token, i) => (isFiniteVerb(token) ? [i] : []));
  const end =
    words[
      /^(?:still|also|always|never|often|now|already|usually)$/.test(words[main - 1]?.lower ?? "") ? main - 2 : main - 1
    ];
  if (own < 0 || own > 1 || main < own + 2 || others.length > 0 || !end) return undefined;
  const isPlain = plainVerbs.has(words[main]?.lower ?? "") || /^(?:is|was|has|had)$/.test(words[own]?.lower ?? "");
  if (!isPlain || !/^(?:NNP?S?|RB|CD|JJ)$/.test(end.penn)) return undefined;
  // “who lives in Boston, and is coming”; “who I think is right”
  const isOpen = words.slice(0, main).some(({ kind, penn }) => kind === "punctuation" || /^(?:CC|W.*)$/.test(penn));
  return isOpen || end.lower === "not" ? undefined : end;
}

/** “My uncle, who lives in Boston is coming” → “Boston,”; “I, however think” → “however,”. */
export const asideComma = defineRule({
  patterns: [
    ...[
      "^ PRON|NOUN|PROPN ,",
      "^ DET|my|your|his|her|our|their NOUN ,",
      "^ DET|my|your|his|her|our|their ADJ|NOUN NOUN ,",
    ].flatMap((opening) => [
      { match: `[${opening}] however|therefore|moreover|nevertheless [VERB|AUX]`, replace: ["$0,"] },
      { match: `[${opening}] of course [VERB|AUX]`, replace: ["$0 $1,"] },
      { match: `[${opening}] for example|instance [VERB|AUX]`, replace: ["$0 $1,"] },
      { match: `[${opening}] in fact|turn|contrast [VERB|AUX]`, replace: ["$0 $1,"] },
      { match: `[${opening}] on the other hand [VERB|AUX]`, replace: ["$0 $1 $2 $3,"] },
    ]),
  ],
  *check(a): Iterable<Hit> {
    for (const sentence of a.sentences) {
      const end = isQuoted(a, sentence.first) ? undefined : endOfClause(a, sentence);
      if (!end) continue;
      const comma = commaBehind(end);
      yield { ...comma, message: `This comma opens an aside; add the one that closes it: “${comma.suggestions[0]}”.` };
    }
  },
});
