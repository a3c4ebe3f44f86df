import type { Words } from "../facts/analysis.ts";
import type { Word } from "../text/token.ts";

/** Signs that, touching a word, make it part of a path, an address, a tag or a piece of code. */
const codeBefore = /^[@#/\\_=<>~|*`$%&+^{}.:]$/u;
const codeBehind = /^[@/\\_=<>~|`$%&+^{}(]$/u;

/**
 * Returns whether the spelling of a token is to be checked: Latin letters in one of the usual cases, with only spaces
 * and punctuation around it. No numbers, capitals, camelCase, #tags, @handles, paths, file names.
 */
export function isPlainWord(a: Words, index: number): boolean {
  const token = a.tokens[index];
  if (token?.kind !== "word" || !hasUsualShape(token.text)) return false;
  if (isClipped(a, index)) return false;
  const before = a.tokens[index - 1];
  if (isPartOfWord(a, before, token) || isPartOfWord(a, token, a.tokens[index + 1])) return false;
  if (before && before.end === token.start && (codeBefore.test(before.text) || endsEntity(a, before))) return false;
  const behind = a.tokens[index + 1];
  if (!behind || behind.start !== token.end) return true;
  if (codeBehind.test(behind.text)) return false;
  const beyond = a.tokens[index + 2];
  return !(/^[.:]$/.test(behind.text) && beyond?.start === behind.end && beyond.kind !== "punctuation");
}

/** <b>S</b>tructured, r&eacute;sum&eacute;: whether markup, or a letter that is written as a thing, is all that parts two pieces of a word. */
function isPartOfWord({ text }: Words, left: Word | undefined, right: Word | undefined): boolean {
  if (!left || !right || right.spaced) return false;
  if (left.end === right.start) return left.kind === "opaque" || right.kind === "opaque";
  return isWordy(left) && isWordy(right) && !/\s/.test(text.slice(left.end, right.start));
}

const isWordy = ({ kind }: Word): boolean => kind === "word" || kind === "number" || kind === "opaque";

/** M&uuml;ller: a letter written by its name. */
function endsEntity(a: Words, before: Word): boolean {
  return before.text === ";" && /&\w{2,8};$/.test(a.text.slice(Math.max(0, before.end - 10), before.end));
}

/** An apostrophe at one end stands for letters left out: jus’, ’nother. At both ends it is a pair of quotation marks. */
function isClipped(a: Words, index: number): boolean {
  const token = a.tokens[index];
  const before = a.tokens[index - 1];
  const behind = a.tokens[index + 1];
  const opened = before !== undefined && before.end === token?.start && /^['‘’]$/.test(before.text);
  const closed = behind !== undefined && behind.start === token?.end && /^['’]$/.test(behind.text);
  return opened !== closed && (closed || before?.text !== "‘");
}

/** Small letters, perhaps behind a capital; parts of a compound each for itself. */
function hasUsualShape(text: string): boolean {
  return (
    text.split(/[-\u2010\u2011]/).every((part) => /^(?:\p{L}|\p{Script=Latin}?[\p{Ll}\p{M}'’\u00AD]+)$/u.test(part)) &&
    /\p{Script=Latin}/u.test(text)
  );
}
