import { tokenize } from "../language/tokenize.ts";
import { anElement, type Element, type Test } from "../pattern/element.ts";
import { masked } from "../text/mask.ts";
import type { Token } from "../text/token.ts";
import { folded } from "../text/vocabulary.ts";

/** Stands for a star while the words around it are split as a text would be: a letter no one writes. */
const star = "\uA66E";

/** Marks that are the same to a reader, however they are typed. */
const sameMarks: readonly (readonly string[])[] = [
  ['"', "“", "”", "„"],
  ["'", "‘"],
  ["...", "…"],
];

const marksLike = (mark: string): readonly string[] => sameMarks.find((marks) => marks.includes(mark)) ?? [mark];

/** Marks that stand close to the word before or behind them: a blank in front of one says nothing. */
const clings = /^[.,;:!?…’”"'»)\]}%]+$/;
const opens = /^[“‘"'«([{]$/;

/** How the words of a rule are compared. */
export interface Spelling {
  /** As written, not in any case. */
  readonly exact: boolean;
  /** A star stands for any letters. */
  readonly stars: boolean;
}

const straight = (text: string): string => text.normalize("NFC").replaceAll("’", "'").replaceAll("‑", "-");

/** Whether `parts` stand in `word` in this order, the first at its beginning, the last at its end; linear. */
function fitsStars(parts: readonly string[], word: string): boolean {
  const first = parts[0] ?? "";
  const last = parts.at(-1) ?? "";
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (word.length < length || !word.startsWith(first) || !word.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = word.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= word.length - last.length;
}

/** What a word with stars fits: a word, a number or a symbol, never a mark or a thing like a URL. */
function starElement(written: string, exact: boolean): Element {
  const parts = (exact ? straight(written) : folded(written)).split(star);
  const test: Test = (token) =>
    (token.kind === "word" || token.kind === "number") && fitsStars(parts, exact ? straight(token.text) : token.lower);
  return { ...anElement(test), byWord: !exact };
}

/** A word with its accents as one character with the letter, and as two. */
const spellings = (word: string): readonly string[] => [...new Set([word, word.normalize("NFD")])];

/** A token of the rule as an element. `glued`: no blank before it; `apart`: a blank before it. */
function tokenElement(token: Token, { exact, stars }: Spelling, glued: boolean, apart: boolean): Element {
  const stands = (other: Token): boolean => !(glued && other.spaced) && !(apart && !other.spaced);
  if (stars && token.text.includes(star)) {
    const element = starElement(token.text, exact);
    // Where the blank matters, the word alone does not decide.
    if (!glued && !apart) return element;
    return { ...element, byWord: false, test: (other, tokens, at) => stands(other) && element.test(other, tokens, at) };
  }
  const words = token.kind === "punctuation" ? marksLike(token.lower) : spellings(token.lower);
  const written = straight(token.text);
  const opaque = token.kind === "opaque";
  const same = (other: Token): boolean =>
    words.includes(other.lower) && (!exact || token.kind === "punctuation" || straight(other.text) === written);
  // What stands in code or in an address is not prose, unless the rule means just that.
  return { ...anElement((other) => same(other) && (other.kind !== "opaque" || opaque) && stands(other)), words };
}

/**
 * The tokens of a stretch without blanks, as the engine would see them in a text: `Q&A` is three, `e.g.` one.
 * `before` is what stands in front of it in the rule, across a blank; undefined at the rule's beginning.
 */
export function literalElements(source: string, spelling: Spelling, before: string | undefined): Element[] {
  const shown = spelling.stars ? source.replaceAll("*", star) : source;
  const composed = shown.normalize("NFC");
  return tokenize(masked({ text: composed }), composed).map((token, i) => {
    const apart =
      i === 0 &&
      before !== undefined &&
      (token.kind === "punctuation" || token.kind === "symbol") &&
      !clings.test(token.text) &&
      !opens.test(before.slice(-1));
    return tokenElement(token, spelling, i > 0, apart);
  });
}
