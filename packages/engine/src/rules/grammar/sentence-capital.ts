import type { Analysis } from "../../facts/analysis.ts";
import { leadingAbbreviations, trailingAbbreviations } from "../../language/abbreviations.ts";
import { capitalized } from "../../pattern/letter-case.ts";
import { defineRule, type Hit } from "../../rule.ts";
import type { Token } from "../../text/token.ts";

/** As common as “train” or “however”, on the dictionary’s scale: rarer names, like npm, may begin small. */
const everyday = 115;
const lowerWord = /^\p{Ll}[\p{Ll}'’]*$/u;

const hit = (token: Token): Hit => ({
  start: token.start,
  end: token.end,
  message: "A sentence begins with a capital.",
  suggestions: [capitalized(token.text)],
});

/** “It rained. however, we went.”: a full stop behind a plain word, then a small letter. */
function afterStop(a: Analysis, at: number): Token | undefined {
  const stop = a.tokens[at];
  const before = a.tokens[at - 1];
  const next = a.tokens[at + 1];
  if (stop?.text !== "." || !before || !next?.spaced || stop.spaced || !lowerWord.test(next.text)) return undefined;
  if (before.kind !== "word" || before.text.length < 3 || !lowerWord.test(before.text)) return undefined;
  if (leadingAbbreviations.has(before.lower) || trailingAbbreviations.has(before.lower)) return undefined;
  // Both have to be words, and the sentence so far a sentence: no “approx. half”, no “resp. all”.
  const known = (token: Token): boolean => a.lexicon.knows(token.lower, a.dialect);
  const sentence = a.sentences[stop.sentence];
  if (!sentence || at - sentence.first < 3 || !known(before) || !known(next) || a.lexicon.frequency(before.lower) < 60)
    return undefined;
  return next;
}

/** The first word of a paragraph that is whole sentences. */
function atStart({ tokens, sentences, kind, lexicon, dialect }: Analysis): Token | undefined {
  const [first, second] = tokens;
  if (kind !== "prose" || !first || !second || !lowerWord.test(first.text) || first.kind !== "word") return undefined;
  const last = tokens.at(-1);
  if (
    tokens.length < 6 ||
    !last ||
    !/^[.!?]$/.test(last.text) ||
    !lexicon.knows(first.lower, dialect) ||
    lexicon.frequency(first.lower) < everyday
  )
    return undefined;
  // The paragraph has other sentences, or a verb: not the end of a list.
  const isSentence = sentences.length > 1 || tokens.some((token) => token.tag === "VERB" || token.tag === "AUX");
  return isSentence && second.spaced ? first : undefined;
}

/** “however, we went” → “However, we went”. */
export const sentenceCapital = defineRule({
  id: "grammar/sentence-capital",
  title: "Capital at the beginning",
  explain: "A sentence begins with a capital letter.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "It rained all day. however, we went out.", right: "It rained all day. However, we went out." },
    { wrong: "the train was late again today.", right: "The train was late again today." },
  ],
  leaves: [
    "“Stop it.” he said.",
    "It costs approx. half of that.",
    "Wait... then go.",
    "apples, pears",
    "It is an iPhone. iPhones are dear.",
    "He works for the dept. of health.",
    "e.g. this one is fine.",
    "npm brings a newer one along. Nothing else is needed.",
    "docs/rules.md lists all of them. Read it.",
  ],
  words: ["."],
  at(a, index) {
    const token = afterStop(a, index);
    return token && hit(token);
  },
  *check(a) {
    const first = atStart(a);
    if (first) yield hit(first);
  },
});
