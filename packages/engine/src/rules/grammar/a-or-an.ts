import type { Analysis } from "../../facts/analysis.ts";
import { isInQuotation } from "../../language/quoted.ts";
import { startsWithVowelSound } from "../../language/vowel-sound.ts";
import { defineRule } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Returns the word after the article at `index`, past an opening quotation mark or bracket. */
function behind(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens[index + 1];
  if (!next?.spaced || next.sentence !== tokens[index]?.sentence) return undefined;
  // “a [F]orecast”: a word that marks divide.
  if (next.kind === "opaque" && /\p{L}[\]*_<]/u.test(next.text)) return undefined;
  return /^["“‘'(]$/.test(next.text) ? tokens[index + 2] : next;
}

/** Whether the token is a letter instead of an article: “Plan A”, “Q&A at noon”, “chlorophyll a and b”. */
function isLetter(tokens: readonly Token[], index: number, next: Token): boolean {
  const before = tokens[index - 1];
  if (tokens[index]?.text === "A" && before) {
    const opens = before.kind === "punctuation" && !/^[,&/+-]$/.test(before.text);
    if (/^[&/+-]$/.test(before.text) || (before.sentence === next.sentence && !opens)) return true;
  }
  return (/^(?:CCONJ|AUX|ADP|SCONJ)$/.test(next.tag) || next.penn === "VBZ") && !next.text.includes("-");
}

/**
 * Whether the token is part of a name, an option, or a citation of the word itself: “$a”, “the -a option”, “a/an
 * usages”.
 */
function isName(text: string, { start }: Token): boolean {
  return /(?:[-$\\@#'.]|[\p{L}\p{N}]\/)$/u.test(text.slice(Math.max(0, start - 2), start));
}

/** Whether “A” is the first of several initials: “Judge A M Omar”. */
const isInitial = (article: Token, next: Token): boolean => article.text === "A" && /^\p{Lu}$/u.test(next.text);

/** Whether “a” stands for “have”, as in speech: “He could a gone”. */
const isHave = (before: Token | undefined, next: Token): boolean =>
  before !== undefined && (before.penn === "MD" || /n't$/.test(before.lower)) && /^VB[DN]$/.test(next.penn);

/** Whether other single letters are nearby, which suggests that “a” is a variable: “(a op b) op c”. */
function isAmongVariables(a: Analysis, index: number): boolean {
  const around = a.tokens.slice(Math.max(0, index - 6), index + 7);
  return around.some(({ text, sentence }) => /^[b-hj-z]$/.test(text) && sentence === a.tokens[index]?.sentence);
}

/** Whether “an” may be a slip for “and” (“both cost an memory”) or an older form (“an hundred”). */
function isOtherwise({ tokens }: Analysis, index: number, next: Token): boolean {
  if (tokens[index]?.lower !== "an") return false;
  const before = tokens.slice(Math.max(0, index - 4), index);
  return (
    /^h/i.test(next.text) ||
    before.at(-1)?.tag === "NOUN" ||
    before.some(({ lower }) => /^(?:both|between)$/.test(lower))
  );
}

/** Matches tags that never follow an article. One of the two words is then another slip, or “A” is a name. */
const noArticleBefore = /^(?:PRP\$?|VBG|NNS|VBP?)$/;
const slipBefore = wordSet(
  "above below then also so now there here not already always another each any all every some",
);

/**
 * Whether the correction is safe to apply automatically. It is not for unknown words, whose pronunciation and language
 * are uncertain, in quoted speech, or where the article may be a slip for another word: “at the top an you see”.
 */
function isSure(a: Analysis, index: number, article: Token, next: Token): boolean {
  const before = a.tokens[index - 1];
  // “an finding an inverse”, “an target locations”, “an then push”.
  if (a.tokens[index + 2]?.penn === "NNS") return false;
  if (
    isInQuotation(a, article.start) ||
    noArticleBefore.test(next.penn) ||
    slipBefore.has(next.lower) ||
    /^(?:an?|the)$/.test(before?.lower ?? "")
  )
    return false;
  // “novinky jazyka a upgrade aplikací”: beside a word that no dictionary has, it may be one of another language.
  if (before?.kind === "word" && !a.lexicon.isWord(before.text)) return false;
  // “NHẬP MÔN AN TOÀN”: so may a word be in capitals.
  if (article.text === "AN") return false;
  if (isOtherwise(a, index, next) || isAmongVariables(a, index)) return false;
  return next.kind === "number" || a.lexicon.isWord(next.text);
}

/** Flags “a apple” and “an useful”. The sound of the next word decides, not its spelling. */
export const aOrAn = defineRule({
  words: ["a", "an"],
  at(a, index) {
    const { tokens } = a;
    const article = tokens[index];
    const next = behind(tokens, index);
    if (!article || !next || isLetter(tokens, index, next)) return undefined;
    // “is a an available one”: one of the two is too many.
    if (/^(?:an?|the)$/.test(next.lower) || isName(a.text, article)) return undefined;
    if (isInitial(article, next) || isHave(tokens[index - 1], next)) return undefined;
    const vowel = startsWithVowelSound(next.text);
    if (vowel === undefined || vowel === (article.lower === "an")) return undefined;
    const right = vowel ? "an" : "a";
    const cased = article.text.startsWith("A") ? right.replace("a", "A") : right;
    return {
      start: article.start,
      end: article.end,
      message: `Use “${right}” before “${next.text}”, which starts with a ${right === "an" ? "vowel" : "consonant"} sound.`,
      suggestions: [cased],
      ...(isSure(a, index, article, next) ? {} : { sure: false }),
    };
  },
});
