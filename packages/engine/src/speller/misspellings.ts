import type { Spelled } from "../facts/analysis.ts";
import { isQuoted } from "../language/quoted.ts";
import type { Word } from "../text/token.ts";
import { isOtherTongue } from "./other-tongue.ts";
import { plainlyMeant } from "./plain-slips.ts";
import { isPlainWord } from "./plain-word.ts";
import { slipsBetween } from "./slips.ts";
import { broadSpeech, isBrokenOff, isSpoken } from "./spoken.ts";

/** A word that is probably wrong, and what was probably meant, best first. */
export interface Misspelling {
  readonly token: Word;
  readonly suggestions: readonly string[];
  /** Whether it can mean only the first of them. */
  readonly isPlain: boolean;
}

/** A word no variety of English knows. */
interface Unknown {
  readonly index: number;
  readonly token: Word;
}

/**
 * The number of words in one paragraph for which suggestions are computed, because a page in another language must not
 * make the writer wait.
 */
const budget = 30;
/** This many unknown words in a row are in another language. */
const foreignRun = 3;

/**
 * Returns the words of a paragraph that are probably misspelled. When unsure, a word is left alone: names, codes,
 * other languages, and recurring terms. After the thirtieth word, suggestions are computed only on request.
 */
export function misspellings(a: Spelled): Misspelling[] {
  let asked = 0;
  const suggest = (word: string) => (asked++ < budget ? a.lexicon.suggest(word, a.dialect) : []);
  const unknown = runsOf(a, unknownWords(a))
    .filter((run) => !isForeign(a, run, suggest))
    .flat();
  const times = countsOf(unknown);
  const broad = broadSpeech(a, unknown);
  const curly = a.text.includes("’") && !a.text.includes("'");
  const found: Misspelling[] = [];
  for (const { index, token } of unknown) {
    if (broad.has(token)) continue;
    const judged = judge(a, index, times.get(token.lower) ?? 1, suggest);
    if (judged) found.push({ token, suggestions: judged, isPlain: isPlainSlip(a, index, judged[0]) });
  }
  return curly ? found.map(withCurlyMarks) : found;
}

function withCurlyMarks(one: Misspelling): Misspelling {
  return { ...one, suggestions: one.suggestions.map((word) => word.replaceAll("'", "’")) };
}

/** A misspelling that the text talks about is intended. */
function isPlainSlip(a: Spelled, index: number, best: string | undefined): boolean {
  // A line of one word may be an entry in a list of misspellings.
  if (a.kind === "prose" && a.tokens.length < 4 && a.tokens.filter(({ kind }) => kind !== "punctuation").length < 2)
    return false;
  const { text = "" } = a.tokens[index] ?? {};
  const meant = plainlyMeant(text);
  const beside = [a.tokens[index - 1], a.tokens[index + 1]].filter((each) => each?.kind === "word");
  // Among unknown words, it belongs to another language.
  const isAmongWords = beside.length === 0 || beside.some((each) => each && a.lexicon.isWord(each.text));
  // “Corrected seperate to separate”: so is one whose right spelling follows.
  const next = a.tokens.slice(index + 1, index + 6);
  if (next.some(({ text: other }) => other.toLowerCase() === best?.toLowerCase())) return false;
  return isAmongWords && meant !== undefined && meant.toLowerCase() === best?.toLowerCase() && !isQuoted(a, index);
}

function unknownWords(a: Spelled): Unknown[] {
  const found: Unknown[] = [];
  for (const [index, token] of a.tokens.entries()) {
    // Nearly every word is known, and the dictionary answers fastest.
    if (token.text.length < 2 || token.kind === "punctuation" || a.lexicon.isKnown(token.entry)) continue;
    if (!isPlainWord(a, index) && !isOrdinal(token)) continue;
    found.push({ index, token });
  }
  return found;
}

/** The only kind of numeral that can be misspelled: 2th. */
function isOrdinal(token: Word): boolean {
  return token.kind === "number" && /^[\d,.]+(?:st|nd|rd|th)$/i.test(token.text);
}

function countsOf(words: readonly Unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { token } of words) counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1);
  return counts;
}

type Suggest = (word: string) => string[];

/** Returns runs of unknown words, with at most one word that is rare in English between two of them. */
function runsOf(a: Spelled, unknown: readonly Unknown[]): Unknown[][] {
  const runs: Unknown[][] = [];
  for (const word of unknown) {
    const run = runs.at(-1);
    if (run && isNext(a, run.at(-1), word)) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

function isNext(a: Spelled, left: Unknown | undefined, right: Unknown): boolean {
  if (!left || left.token.sentence !== right.token.sentence || right.index - left.index > 2) return false;
  const between = right.index - left.index === 2 ? a.tokens[left.index + 1] : undefined;
  // “Nesesary and embaresing” is English, because “and” does not join foreign words.
  return !between || (between.kind === "word" && a.lexicon.frequency(between.text) < everydayWord);
}

/** A run of unknown words is in another language, unless most of its first words are a slip away from common ones. */
function isForeign(a: Spelled, run: readonly Unknown[], suggest: Suggest): boolean {
  if (run.length < foreignRun) return false;
  const sample = run.slice(0, 5);
  const slips = sample.filter(({ token }) => isClose(a, token.text, suggest(token.text)[0]));
  return slips.length * 2 <= sample.length;
}

/** Sooo, hmmmm, goood: written for effect. A consonant typed once too often is a slip: accesssory. */
function isDrawnOut(a: Spelled, text: string): boolean {
  if (!/(\p{L})\1\1/u.test(text)) return false;
  const shorter = text.replace(/([^aeiou])\1\1/u, "$1$1");
  return text.length < 5 || shorter === text || !a.lexicon.isWord(shorter);
}

/** Returns what to suggest for an unknown word, or undefined to report nothing. */
function judge(a: Spelled, index: number, times: number, suggest: Suggest): string[] | undefined {
  const text = a.tokens[index]?.text ?? "";
  if (isDrawnOut(a, text)) return undefined;
  if (isNamedCompound(a, text, suggest) || followsInitials(a, index)) return undefined;
  const offered = /^\p{Lu}/u.test(text) ? judgeCapital(a, index, times, suggest) : suggest(text);
  return offered && standsApart(a, index, text, offered[0]) ? undefined : offered;
}

/** k.d. lang: a name in lowercase. Other abbreviations are lowercase, too. */
function followsInitials({ tokens }: Spelled, index: number): boolean {
  const before = tokens[index - 1]?.text ?? "";
  return /^\p{Ll}\.\p{Ll}\.$/u.test(before) && !/^(?:e\.g|i\.e|a\.m|p\.m|n\.b|a\.k|c\.f|w\.r|d\.o)\.$/.test(before);
}

/** python-dotenv, scp-like: a compound with the name of something, unless its unknown part is a slip away from a common word. */
function isNamedCompound(a: Spelled, text: string, suggest: Suggest): boolean {
  const parts = text.split(/[-\u2010\u2011]/);
  if (parts.length < 2) return false;
  const unknown = parts.filter((part) => part.length > 1 && !a.lexicon.isWord(part));
  return unknown.every((part) => part.length < tellingLength || !isClose(a, part, suggest(part)[0]));
}

/** Shorter words are always near some common word. */
const tellingLength = 5;

/** Another language, broad speech and words broken off have a spelling of their own, but for plain slips. */
function standsApart(a: Spelled, index: number, text: string, meant: string | undefined): boolean {
  if (text.length >= tellingLength && isClose(a, text, meant)) return false;
  // English has few words with accents, and knows them: imprévu, Lagerstätten.
  if (/[À-ɏ]/.test(text)) return true;
  return isOtherTongue(a, index) || isBrokenOff(a, index) || isSpoken(a, a.tokens[index]?.sentence ?? 0);
}

const everydayWord = 195;
const usualWord = 130;
const wellKnown = 150;
const usualOpener = 110;
const functionWord = 205;

/** A name is right however it is spelled, unless it is a slip away from a word or a name everybody knows. */
function judgeCapital(a: Spelled, index: number, times: number, suggest: Suggest): string[] | undefined {
  const text = a.tokens[index]?.text ?? "";
  const opens = opensSentence(a, index);
  if (opens && text.length < 5) return shuffled(a, text, suggest);
  if (times > 1 || text.length < 4 || standsAmongNames(a, index)) return undefined;
  // Nearly every capital is a name, and most can be told from slips without a search.
  if (!a.lexicon.isNearCommon(text, a.dialect, opens ? slipsOfOpener(text) : 1)) return undefined;
  const offered = suggest(text);
  const [best = ""] = offered;
  const sure = isHabit(text, best) && commonness(a, best) >= usualWord;
  return sure || (opens && isSlipOfOpener(a, text, best)) ? offered : undefined;
}

/** “Teh”, “Adn”, “Taht”: a short word that opens a sentence is a slip when its letters are those of a function word. */
function shuffled(a: Spelled, text: string, suggest: Suggest): string[] | undefined {
  const offered = text.length < 3 ? [] : suggest(text);
  const best = offered[0]?.toLowerCase() ?? "";
  return sortedLetters(best) === sortedLetters(text) && a.lexicon.frequency(best) >= functionWord ? offered : undefined;
}

function isClose(a: Spelled, typed: string, meant: string | undefined): boolean {
  return meant !== undefined && slipsBetween(typed, meant) <= 1 && commonness(a, meant) >= usualWord;
}

/** Returns the frequency of the rarest of the words. */
function commonness(a: Spelled, words: string): number {
  return Math.min(...words.split(" ").map((word) => a.lexicon.frequency(word)));
}

/** A capital at the start of a sentence does not show a name, so a long word may be further away. */
function isSlipOfOpener(a: Spelled, typed: string, meant: string): boolean {
  const small = meant.toLowerCase();
  const [first = small, second] = small.split(" ");
  if (typed.length < 5 || !a.lexicon.isWord(first)) return false;
  // “Infact” is no name; “Newland” may be one.
  if (second !== undefined && a.lexicon.frequency(first) < functionWord) return false;
  // Short names are usually near some word: Frith, faith.
  const needed = typed.length < 6 ? wellKnown : usualOpener;
  return slipsBetween(typed, meant) <= slipsOfOpener(typed) && commonness(a, small) >= needed;
}

function slipsOfOpener(typed: string): number {
  return typed.length >= 8 ? 2 : 1;
}

/** Letters swapped, a letter doubled or not, one vowel for another; in a longer word any slip between its ends. */
function isHabit(typed: string, meant: string): boolean {
  if (typed.length < 5 || meant.includes(" ") || slipsBetween(typed, meant) !== 1) return false;
  // A letter too many makes a pet name: George, Georgie.
  const sameEnds = typed.at(0) === meant.at(0) && typed.at(-1) === meant.at(-1);
  if (typed.length >= 7 && meant.length >= typed.length && sameEnds) return true;
  return outline(typed) === outline(meant) || sortedLetters(typed) === sortedLetters(meant);
}

/** Returns the consonants without doubles, with all vowels equal. */
function outline(word: string): string {
  return word
    .toLowerCase()
    .replace(/[aeiouy]/g, "a")
    .replace(/([^a])\1+/g, "$1");
}

function sortedLetters(word: string): string {
  return [...word.toLowerCase()].sort().join("");
}

function opensSentence(a: Spelled, index: number): boolean {
  const before = a.tokens[index - 1];
  const token = a.tokens[index];
  return (
    a.sentences[token?.sentence ?? 0]?.first === index || (before !== undefined && /^["“‘«([:]$/u.test(before.text))
  );
}

/** Another capital next to it makes it part of a name. */
function standsAmongNames(a: Spelled, index: number): boolean {
  const isCapital = (token: Word | undefined) => token?.kind === "word" && /^\p{Lu}/u.test(token.text);
  return isCapital(a.tokens[index - 1]) || isCapital(a.tokens[index + 1]);
}
