/** A token as a tree bank cuts it: the word, and what hangs on its apostrophe: do n't, Ann 's, can not. */
export interface CutToken {
  readonly head: string;
  readonly tail: string | undefined;
}

const negative = /^(\p{L}+)(n't)$/iu;
const clitic = /^(.+)('(?:s|m|re|ve|ll|d))$/iu;
const invisible = /[\u00AD\u200C\u200D]/g;

/** How a word is cut. */
export function cutWord(text: string): CutToken {
  if (!/['’\u2011\u00AD\u200C\u200D]|^cannot$/i.test(text)) return { head: text, tail: undefined };
  const plain = text.replaceAll("’", "'").replaceAll("\u2011", "-").replace(invisible, "");
  if (/^cannot$/i.test(plain)) return { head: plain.slice(0, 3), tail: plain.slice(3) };
  const [, head = plain, tail] = negative.exec(plain) ?? clitic.exec(plain) ?? [];
  return { head, tail };
}

/** What a token that is no prose, code or an address, is read as. */
export const thing: CutToken = { head: "thing", tail: undefined };
