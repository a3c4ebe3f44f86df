import { hashOf, mix } from "./hash.ts";

/** The rows of weights for a word by itself; 0 means none, as in `LinearModel`. */
export interface FormRows {
  /** For the word itself: its spelling and shape, inside a sentence and at its start. */
  readonly word: number;
  readonly look: number;
  readonly lookAtStart: number;
  /** For the word after it and the word before it. */
  readonly onNext: number;
  readonly onLast: number;
  /** For the word itself if it is not plain: its shape, and the endings of an unknown word. */
  readonly other: readonly number[];
  readonly otherAtStart: readonly number[];
}

/** The shape and the class of a piece as numbers, from which features are computed. */
export interface WordShape {
  /** The tag of a word that can have no other, or -1. */
  readonly only: number;
  /** The tags that a known word can have; for others, a number for the shape. */
  readonly class: number;
  readonly known: boolean;
  readonly word: number;
  /** Filled by the labeler on first use. */
  rows: FormRows | undefined;
  /** Lower case. */
  readonly lower: string;
  /** Endings of two, three, and four letters, and a beginning of three. */
  readonly end2: number;
  readonly end3: number;
  readonly end4: number;
  readonly start3: number;
  /** A number for lowercase letters, capitals, digits, and hyphens. */
  readonly shape: number;
}

/** 0 no letter, 1 small, 2 Capital, 3 CAPITALS, 4 mIXED, 5 one capital; 8 more with a figure, 16 more with a hyphen. */
function shapeOf(text: string): number {
  const letters = text.replace(/\P{L}/gu, "");
  const extra = (/[0-9]/.test(text) ? 8 : 0) + (text.includes("-") ? 16 : 0);
  const lower = letters.toLowerCase();
  if (letters === "" || lower === letters.toUpperCase()) return extra;
  if (letters === lower) return 1 + extra;
  if (letters === letters.toUpperCase()) return (letters.length === 1 ? 5 : 3) + extra;
  return (/^\p{L}/u.test(text) && letters.slice(1) === lower.slice(1) ? 2 : 4) + extra;
}

/** Classes of words by the tags they can have: the words of each, and the tag of those with only one. */
export interface Classes {
  /** Returns the class of a lowercase word, a number above 0, or undefined. */
  classOf(lower: string): number | undefined;
  /** Returns the tag of all words of this class, or -1. */
  onlyTag(of: number): number;
}

/** Returns the form of a piece. */
export function formOf(text: string, classes: Classes): WordShape {
  const lower = text.toLowerCase();
  const shape = shapeOf(text);
  const known = classes.classOf(lower);
  const end3 = hashOf(lower.slice(-3));
  return {
    only: known === undefined ? -1 : classes.onlyTag(known),
    class: known ?? mix(end3, shape),
    known: known !== undefined,
    word: hashOf(lower),
    rows: undefined,
    lower,
    end2: hashOf(lower.slice(-2)),
    end3,
    end4: hashOf(lower.slice(-4)),
    start3: hashOf(lower.slice(0, 3)),
    shape,
  };
}

/** What precedes and follows a sentence has class 0. */
export const noClasses: Classes = { classOf: () => 0, onlyTag: () => -1 };
export const outside: WordShape = formOf("", noClasses);
