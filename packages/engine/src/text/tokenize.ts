import { markupMark, opaqueMark } from "./mask.ts";
import type { Token, TokenKind } from "./token.ts";

/** Longer than any word: a key, a hash, a scream. Treated as opaque. */
const longest = 64;

/** Words that begin with an apostrophe; every other apostrophe in front of a word is a quotation mark. */
const elided = "(?:tis|twas|twere|twill|em|cause|til|bout|cos|neath|gainst|n)(?![\\p{L}\\p{N}])";

const letters = "\\p{L}[\\p{L}\\p{M}\\u00AD\\u200D\\u200C]*";
const joined = `${letters}(?:\\p{N}+(?:[\\p{L}\\p{M}]+\\p{N}*)*)?`;

const pattern = new RegExp(
  [
    `(?<opaque>${opaqueMark}+)`,
    `(?<initials>(?:\\p{L}\\.){2,}(?:\\p{L}(?![\\p{L}\\p{M}]))?)`,
    `(?<word>['’]${elided}|${joined}(?:['’‑-](?=[\\p{L}\\p{N}])(?:${joined}|\\p{N}+(?:${letters})?))*)`,
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

/** What word lists are asked for: lower case, straight apostrophes, plain hyphens, no soft hyphens. */
export const folded = (text: string): string =>
  /[’\u00AD‑\u200C\u200D]/.test(text)
    ? text
        .toLowerCase()
        .replaceAll("’", "'")
        .replaceAll("‑", "-")
        .replace(/[\u00AD\u200C\u200D]/g, "")
    : text.toLowerCase();

const token = (kind: TokenKind, start: number, end: number, text: string, spaced: boolean): Token => ({
  start,
  end,
  kind,
  text,
  lower: end - start > longest ? "" : folded(text),
  spaced,
  tag: "X",
  lemma: "",
  clitic: undefined,
  sentence: 0,
});

/**
 * The tokens of a masked paragraph, in order, never overlapping; what lies between two of them is white space
 * or markup. Total and linear: any string in, no throw. `original` gives the text as written.
 */
export function tokenize(text: string, original: string = text): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = false;
  while (at < text.length) {
    // One space, the usual gap, needs no expression; a mark may follow it that belongs to the gap.
    if (text.charCodeAt(at) === 32 && isAsciiLetter(text.charCodeAt(at + 1))) {
      spaced = true;
      at++;
    } else {
      blank.lastIndex = at;
      const gap = blank.exec(text);
      if (gap) {
        spaced ||= whiteSpace.test(gap[0]);
        at = blank.lastIndex;
        continue;
      }
    }
    const plain = plainWordEnd(text, at);
    if (plain >= 0) {
      tokens.push(token("word", at, plain, original.slice(at, plain), spaced && tokens.length > 0));
      spaced = false;
      at = plain;
      continue;
    }
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const end = match ? pattern.lastIndex : at + 1;
    const written = original.slice(at, end);
    const kind = match?.groups ? kindOf(match.groups) : "symbol";
    tokens.push(
      token(kind === "word" && end - at > longest ? "opaque" : kind, at, end, written, spaced && tokens.length > 0),
    );
    spaced = false;
    at = end;
  }
  return tokens;
}
