import type { Analysis } from "../../facts/analysis.ts";
import { source } from "../../facts/source.ts";
import { leadingAbbreviations, trailingAbbreviations } from "../../language/abbreviations.ts";
import { isQuoted, quotationsIn } from "../../language/quoted.ts";
import { capitalized } from "../../pattern/letter-case.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** The least frequency of a word that may not open a sentence in lowercase. Rarer names, such as npm, may. */
const everyday = 115;
/** The frequency of “unsigned”, for less strict checks. */
const usual = 90;
const lowerWord = /^\p{Ll}[\p{Ll}'’]*$/u;

const hit = (token: Token): Hit => ({
  start: token.start,
  end: token.end,
  message: "Start the sentence with a capital letter.",
  suggestions: [capitalized(token.text)],
});

/** Returns a lowercase word after a period and a known word: “It rained. however, we went.” */
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
  if (!sentence || at - sentence.first < 3 || !known(before) || a.lexicon.frequency(before.lower) < 60)
    return undefined;
  // “b. Every second one”: a letter counts. A rarer word may be a name: git, dplyr.
  if (!known(next) || next.text.length < 2 || a.lexicon.frequency(next.lower) < usual) return undefined;
  return next;
}

/** Words that open a new sentence after a question or exclamation. “Who? when? he asked” continues. */
const openers = wordSet("it we they you this these my our your because however if yes no please");
/** The fewest words in the question or exclamation. After a shorter one, the sentence continues: “Alas! the day”. */
const shortestCall = 3;

/** Returns a lowercase word after a question or exclamation, if a verb follows: “Is it far? it took us an hour.” */
function afterQuestion(a: Analysis, at: number): Token | undefined {
  const mark = a.tokens[at];
  const before = a.tokens[at - 1];
  const next = a.tokens[at + 1];
  const sentence = a.sentences[mark?.sentence ?? -1];
  if (!mark || !sentence || !next?.spaced || mark.spaced || before?.kind !== "word") return undefined;
  if (!openers.has(next.text) || at - sentence.first < shortestCall || isQuoted(a, at)) return undefined;
  const first = a.tokens[sentence.first];
  if (first?.kind !== "word" || !/^\p{Lu}/u.test(first.text)) return undefined;
  const isTold = a.tokens.slice(at + 2, at + 5).some(({ penn }) => /^(?:VB[DPZ]|MD)$/.test(penn));
  return isTold && !saidBehind.test(a.tokens[at + 2]?.lower ?? "") ? next : undefined;
}

/** Matches verbs that name the speaker after speech: “he asked”, “she cried”. */
const saidBehind = /^(?:said|asked|cried|thought|wondered|called|shouted|exclaimed|answered|replied|says|asks|thinks)$/;

/** Matches verbs, with a comma or colon, before speech. */
const saying = /^(?:said|says|say|asked|asks|replied|answered|shouted|cried|thought|told|whispered|added|exclaimed)$/;
const speech =
  /^(?:i|we|you|he|she|it|they|there|this|that|my|our|your|the|what|why|how|where|when|who|yes|no|please|do|don't|are|is|can|could|will|would|let's|let)$/;

/**
 * Returns the lowercase first word of a complete sentence in quotation marks after a verb of saying: He said, “we are
 * late.”
 */
function inSpeech(a: Analysis, at: number): Token | undefined {
  const verb = a.tokens[at - 2];
  const mark = a.tokens[at - 1];
  const next = a.tokens[at + 1];
  if (!next || !/^[,:]$/.test(mark?.text ?? "") || !saying.test(verb?.lower ?? "")) return undefined;
  if (!a.tokens[at]?.spaced || !speech.test(next.lower) || !lowerWord.test(next.text)) return undefined;
  const all = a.of(quotationsIn);
  const here = all.findIndex(({ start }) => start === a.tokens[at]?.start);
  const quotation = all[here];
  if (!quotation?.closed) return undefined;
  // “We are late,” he said, “as ever.”: the speech goes on.
  const opens = a.tokens[a.sentences[next.sentence]?.first ?? 0]?.start ?? 0;
  if ((all[here - 1]?.end ?? -1) > opens) return undefined;
  return /[.!?,]$/.test(a.text.slice(quotation.start, quotation.end - 1)) ? next : undefined;
}

/** Words that continue a sentence after a formula or code: “where x is the first of them”. */
const goingOn = wordSet("where which whose and or with");

/** Returns the lowercase first word of a paragraph that consists of complete sentences. */
function atStart({ tokens, sentences, kind, lexicon, dialect }: Analysis): Token | undefined {
  const [first, second] = tokens;
  if (goingOn.has(first?.text ?? "") && tokens[(sentences[0]?.last ?? 0) - 1]?.text !== "?") return undefined;
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
  words: [".", "?", "!", '"', "“"],
  at(a, index) {
    const mark = a.tokens[index]?.text ?? "";
    const token = mark === "." ? afterStop(a, index) : /[?!]/.test(mark) ? afterQuestion(a, index) : inSpeech(a, index);
    return token && hit(token);
  },
  *check(a) {
    const first = a.of(source).continues ? undefined : atStart(a);
    if (first) yield hit(first);
  },
});
