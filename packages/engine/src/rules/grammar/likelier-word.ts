import type { Analysis } from "../../facts/analysis.ts";
import { likelierWords } from "../../facts/likelier-words.ts";
import { didYouMean } from "../../language/glosses.ts";
import { neighbour } from "../../language/neighbour.ts";
import { capitalized } from "../../pattern/letter-case.ts";
import { apostrophes } from "../../pattern/replace.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const shouted = /^\p{Lu}[\p{Lu}'’]+$/u;

/** Whether a word can be judged by its context: it is not a name, not in capitals, and exists. */
function isPlain(a: Analysis, index: number): boolean {
  const token = a.tokens[index];
  if (!token || shouted.test(token.text)) return false;
  return !/^\p{Lu}/u.test(token.text) || neighbour(a, index, -1) === undefined || token.lower.startsWith("i'");
}

const fewest = 4;

/** Verbs that often open a sentence as a command: “Know that it ends.” */
const opensCommand = wordSet("know see hear mind note");
/**
 * Pairs that stand as they are: “Log in to use it”, “the passed values” (handed over; “the passed week” has a rule of its own),
 * “let us, in the project, know”.
 */
const standing: ReadonlySet<string> = new Set(["log in", "sign in", "check in", "the passed", ", know"]);
/** Words that can follow “to” as a noun: “in contrast to much of it”. */
const measures = wordSet("much many");

/** Whether “to” is separated from the word it belongs to: “The aim is to:”, “apply any measure to, the material”. */
const isLeftOver = (before: Token, next: Token): boolean =>
  next.text === ":" || (before.tag === "NOUN" && (next.text === "," || measures.has(next.lower)));

const isFigure = ({ text }: Token): boolean => /^[\d.]+$/.test(text);

/** Whether the word before makes an unlikely word correct here. */
function isRareBehind(a: Analysis, index: number, before: Token, next: Token): boolean {
  if (standing.has(`${before.lower} ${a.tokens[index]?.lower}`)) return true;
  // “All we have to do is save and quit.”
  if (/^(?:is|was)$/.test(before.lower) && /^(?:do|does|did)$/.test(neighbour(a, index, -2)?.lower ?? "")) return true;
  // “Find, replace, save, open”: what stands beside an item of a list says little about it. “your, not their, job”
  if (before.text === "," && /^(?:,|and|or)$/.test(next.lower)) return true;
  if (next.text === "," && /^(?:not|nor)$/.test(before.lower)) return true;
  // “0.501 too 0.424”: a row of numbers is no sentence.
  if (isFigure(before) && isFigure(next)) return true;
  // “they/their”
  return before.text === "/" || next.text === "/";
}

/** Whether the word at the start of a sentence is a label, because a bracket or colon follows it: “Ad (2).” */
const isLabel = (next: Token): boolean => next.kind === "punctuation" && /^[(:[]$/.test(next.text);

/** Whether a token may be the object of a command: “know that”, “see Lemma 2”. */
const isObject = ({ text, lower }: Token): boolean =>
  /^(?:that|how|what|when|where|why|who|your|the)$/.test(lower) || /^\p{Lu}/u.test(text);

/** Whether the neighboring words make an unlikely word correct. */
function isRareButRight(a: Analysis, index: number): boolean {
  const token = a.tokens[index];
  const before = neighbour(a, index, -1);
  const next = neighbour(a, index, 1);
  if (!token || !next) return false;
  if (before === undefined) return isLabel(next) || (opensCommand.has(token.lower) && isObject(next));
  // “(usual)”: what is put between brackets has no words beside it that could say what it means.
  if (before.text === "(" && next.text === ")") return true;
  // “concepts whose learning exercise …”
  if (token.lower === "whose") return next.penn === "VBG" && /^NN/.test(neighbour(a, index, 2)?.penn ?? "");
  return isRareBehind(a, index, before, next) || (token.lower === "to" && isLeftOver(before, next));
}

/** Verbs that are rare beside a far commoner word and right in their place: “Wear a helmet”, “They herd goats”. */
const plainVerbs = wordSet("wear herd sew sow reap knead grate bore pare");

/** The most tokens on each side in which another use of the word is searched. */
const nearby = 200;

/** Whether the word is what the text is about, as it occurs again, or a verb that governs what follows. */
function isOwn(a: Analysis, index: number, { lower, penn }: Token): boolean {
  if (plainVerbs.has(lower) && /^VBP?$/.test(penn)) return true;
  if (lower.length < 4) return false;
  const from = Math.max(0, index - nearby);
  return a.tokens
    .slice(from, index + nearby)
    .some((other, i) => from + i !== index && other.lower === lower && other.penn === penn);
}

function hitAt(a: Analysis, index: number, meant: string): Hit | undefined {
  const token = a.tokens[index];
  if (!token || !isPlain(a, index) || isRareButRight(a, index) || isOwn(a, index, token)) return undefined;
  const pronoun = /^i(?:$|')/.test(meant);
  const word = apostrophes(a, pronoun || /^\p{Lu}/u.test(token.text) ? capitalized(meant) : meant);
  return {
    start: token.start,
    end: token.end,
    message: `${didYouMean(word)} “${token.text}” is unlikely in this context.`,
    suggestions: [word],
  };
}

/** Flags “a hart attack”: a word that is easily confused with one far more likely in this context. */
export const likelierWord = defineRule({
  needs: "confusions",
  *check(a) {
    // Few words are no place in which others would be likelier: a heading, a term, a cell.
    if (a.kind === "heading" || a.tokens.length < fewest) return;
    for (const { index, word } of a.of(likelierWords)) {
      if (a.lexicon.knows(word, a.dialect)) yield hitAt(a, index, word);
    }
  },
});
