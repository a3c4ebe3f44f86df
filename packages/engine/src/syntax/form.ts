import { hashOf, mix } from "./hash.ts";

/** Where the weights stand of what a word by itself says; 0 is nowhere, as in `LinearModel`. */
export interface FormRows {
  /** Of itself: the word, and how it looks, behind others and at the start of a sentence. */
  readonly word: number;
  readonly look: number;
  readonly lookAtStart: number;
  /** Of the word behind it and the word before it. */
  readonly onNext: number;
  readonly onLast: number;
  /** Of itself, where it is not plain: how it is written, and the endings of a word that is not known. */
  readonly other: readonly number[];
  readonly otherAtStart: readonly number[];
}

/** What a piece looks like and what class of word it is, in numbers: what features are made of. */
export interface WordShape {
  /** The tag of a word that has no other, or -1. */
  readonly only: number;
  /** The tags a known word may have; for others the look of it. */
  readonly class: number;
  readonly known: boolean;
  readonly word: number;
  /** Filled by the labeller when they are first asked for. */
  rows: FormRows | undefined;
  /** Lower case. */
  readonly lower: string;
  /** Endings of two, three and four letters, a beginning of three. */
  readonly end2: number;
  readonly end3: number;
  readonly end4: number;
  readonly start3: number;
  /** Small letters or capitals, figures, hyphens. */
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

/** Classes of words by what tags they have: the words of each, and the tag of those that have one alone. */
export interface Classes {
  /** The class of a word in lower case, or undefined: a number above 0. */
  classOf(lower: string): number | undefined;
  /** The tag of all words of this class, or -1. */
  onlyTag(of: number): number;
}

/** The form of a piece. */
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

/** What stands before a sentence and behind it is of class 0. */
export const noClasses: Classes = { classOf: () => 0, onlyTag: () => -1 };
export const outside: WordShape = formOf("", noClasses);
