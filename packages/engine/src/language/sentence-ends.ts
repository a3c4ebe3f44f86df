import type { Conventions } from "../text/sentences.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { leadingAbbreviations, sentenceOpeners, speechVerbs, trailingAbbreviations } from "./abbreviations.ts";

const upper = /^\p{Lu}/u;
const lower = /^\p{Ll}/u;

const isInitial = (token: Token): boolean => /^\p{Lu}$/u.test(token.text);

/** “e.g.”, “i.e.”: never the end of a sentence. */
const neverEnds = /^(?:e\.g|i\.e|c\.f|viz|v\.s)\.?$/;

const nobodySpoke = wordSet("nobody nothing silence");

/** “Go!” Ann said: a name or pronoun with a verb of speech close behind carries the sentence on. */
function tellsWhoSpoke(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < Math.min(at + 4, tokens.length); i++) {
    const token = tokens[i];
    if (!token || token.kind === "punctuation" || nobodySpoke.has(token.lower)) return false;
    if (speechVerbs.has(token.lower)) return i > at || lower.test(token.text);
  }
  return false;
}

/** Abbreviations in front of a number: no. 7, pp. 3–5. */
const beforeNumbers = wordSet("no nos vol fig figs eq sec ch chap art pp p par pt ca c approx op tab ref refs");

/** Abbreviations that are everyday words, too. */
const wordsToo = wordSet(`
  no st art fig sec mar mon wed fri sat sun par p c v col gen rep ex def prop tab ref trans pt jan may in ed
`);

/** Whether the full stop behind `before` belongs to an abbreviation or an initial rather than to a sentence. */
function stopsNothing(before: Token | undefined, beforeThat: Token | undefined, next: Token): boolean {
  if (!before) return false;
  if (isInitial(before)) {
    // “J. Smith”, “George W. Bush”; but “Vitamin C. The …” and “so did I. He …” end.
    if (before.text === "I" && beforeThat && lower.test(beforeThat.text)) return false;
    return upper.test(next.text) && !sentenceOpeners.has(next.lower);
  }
  if (before.kind !== "word") return false;
  if (next.kind === "number" && beforeNumbers.has(before.lower)) return true;
  if (wordsToo.has(before.lower)) {
    // Everyday words, too: an abbreviation only with its capital or before a number.
    return upper.test(before.text) && before.lower !== "no" && !sentenceOpeners.has(next.lower);
  }
  if (leadingAbbreviations.has(before.lower)) return true;
  return trailingAbbreviations.has(before.lower) && !sentenceOpeners.has(next.lower) && lower.test(next.text);
}

/** Where English sentences end. */
export const sentenceEnds: Conventions = {
  stopsNothing,
  neverEnds: (word) => neverEnds.test(word),
  opens: (word) => sentenceOpeners.has(word),
  tellsWhoSpoke,
};
