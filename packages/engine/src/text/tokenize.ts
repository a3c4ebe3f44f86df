import { markupMark, opaqueMark } from "./mask.ts";
import type { Steps } from "./steps.ts";
import type { Token, TokenKind } from "./token.ts";
import { entryAt, entryOfMonster, type VocabularyEntry } from "./vocabulary.ts";

/** Longer than any word: a key, a hash, a scream. Treated as opaque. */
const longest = 64;

const letters = "\\p{L}[\\p{L}\\p{M}\\u00AD\\u200D\\u200C]*";
const joined = `${letters}(?:\\p{N}+(?:[\\p{L}\\p{M}]+\\p{N}*)*)?`;

/** What a token may be, `elided` being the words that begin with an apostrophe. */
const patternOf = (elided: readonly string[]): RegExp =>
  new RegExp(
    [
      `(?<opaque>${opaqueMark}+)`,
      `(?<initials>(?:\\p{L}\\.){2,}(?:\\p{L}(?![\\p{L}\\p{M}]))?)`,
      `(?<word>['’](?:${elided.join("|")})(?![\\p{L}\\p{N}])|${joined}(?:['’‑-](?=[\\p{L}\\p{N}])(?:${joined}|\\p{N}+(?:${letters})?))*)`,
      "(?<number>\\p{N}+(?:[.,:/’']\\p{N}+)*(?:['’]?[\\p{L}\\p{M}]+)?(?:-(?=[\\p{L}\\p{N}])[\\p{L}\\p{M}\\p{N}]+)*)",
      "(?<punctuation>\\.{2,}|-{2,3}|[?!]{2,}|[\\p{P}])",
      `(?<symbol>[^\\s${markupMark}](?:[\\p{M}\\uFE0F\\u20E3]|[\\u{1F3FB}-\\u{1F3FF}]|\\u200D[^\\s\\p{L}\\p{N}])*)`,
    ].join("|"),
    "uy",
  );

const blank = new RegExp(
  `[\\s${markupMark}\\u200B\\uFEFF\\u2060\\u200E\\u200F\\u061C\\u00AD\\p{M}\\u200C\\u200D]+`,
  "uy",
);
const whiteSpace = /\s/;

const isAsciiLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Behind these an ASCII word surely ends: space , ; ! ? ) " : */
const endsWord = new Set([32, 44, 59, 33, 63, 41, 34, 58]);

/** The end of a plain ASCII word that begins at `at`, or -1 when the grammar has to look: four words of five are plain. */
function plainWordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isAsciiLetter(text.charCodeAt(end))) end++;
  if (end === at || end - at > longest || end === text.length) return -1;
  return endsWord.has(text.charCodeAt(end)) ? end : -1;
}

const kindOf = (groups: Record<string, string | undefined>): TokenKind => {
  if (groups.word !== undefined || groups.initials !== undefined) return "word";
  if (groups.punctuation !== undefined) return "punctuation";
  if (groups.number !== undefined) return "number";
  return groups.opaque !== undefined ? "opaque" : "symbol";
};

const token = (kind: TokenKind, start: number, end: number, entry: VocabularyEntry, spaced: boolean): Token => ({
  start,
  end,
  kind,
  text: entry.text,
  lower: entry.lower,
  entry,
  spaced,
  tag: "X",
  penn: "",
  lemma: "",
  clitic: undefined,
  cliticPenn: undefined,
  sentence: 0,
});

/** How far a text has been cut. */
interface Cut {
  /** The paragraph with its marks, and as written. */
  readonly text: string;
  readonly original: string;
  readonly tokens: Token[];
  at: number;
  /** Whether white space was passed since the last token. */
  spaced: boolean;
}

/** Passes what lies between two tokens; answers whether a token begins behind it. */
function passGap(cut: Cut): boolean {
  // One space, the usual gap, needs no expression; a mark may follow it that belongs to the gap.
  if (cut.text.charCodeAt(cut.at) === 32 && isAsciiLetter(cut.text.charCodeAt(cut.at + 1))) {
    cut.spaced = true;
    cut.at++;
    return true;
  }
  blank.lastIndex = cut.at;
  const gap = blank.exec(cut.text);
  if (!gap) return true;
  cut.spaced ||= whiteSpace.test(gap[0]);
  cut.at = blank.lastIndex;
  return false;
}

function take(cut: Cut, kind: TokenKind, end: number): void {
  const { tokens, original, at, spaced } = cut;
  const entry = end - at > longest ? entryOfMonster(original.slice(at, end)) : entryAt(original, at, end);
  tokens.push(token(kind, at, end, entry, spaced && tokens.length > 0));
  cut.spaced = false;
  cut.at = end;
}

/** So many tokens are one step. */
const step = 2000;

/** What cuts texts of a language into tokens. */
export interface Tokenizer {
  /**
   * The tokens of a masked paragraph, in order, never overlapping; what lies between two of them is white space
   * or markup. Total and linear: any string in, no throw. `original` gives the text as written.
   */
  tokenize(text: string, original?: string): Token[];
  /** The same in steps of some thousand tokens. */
  tokenizeInSteps(text: string, original?: string): Steps<Token[]>;
}

/** A tokenizer for a language in which words may begin with an apostrophe: those of `elided`, without it. */
export function createTokenizer(elided: readonly string[]): Tokenizer {
  const pattern = patternOf(elided);
  /** Takes the token that begins where the cut is: a plain word, or what the grammar says. */
  const takeToken = (cut: Cut): void => {
    const plain = plainWordEnd(cut.text, cut.at);
    if (plain >= 0) {
      take(cut, "word", plain);
      return;
    }
    pattern.lastIndex = cut.at;
    const match = pattern.exec(cut.text);
    const end = match ? pattern.lastIndex : cut.at + 1;
    const kind = match?.groups ? kindOf(match.groups) : "symbol";
    take(cut, kind === "word" && end - cut.at > longest ? "opaque" : kind, end);
  };
  const cutUpTo = (cut: Cut, most: number): void => {
    while (cut.at < cut.text.length && cut.tokens.length < most) if (passGap(cut)) takeToken(cut);
  };
  const begin = (text: string, original = text): Cut => ({ text, original, tokens: [], at: 0, spaced: false });
  return {
    tokenize(text, original) {
      const cut = begin(text, original);
      cutUpTo(cut, Infinity);
      return cut.tokens;
    },
    *tokenizeInSteps(text, original) {
      const cut = begin(text, original);
      while (cut.at < text.length) {
        cutUpTo(cut, cut.tokens.length + step);
        yield;
      }
      return cut.tokens;
    },
  };
}
