import { gerund, participle, past, plural, thirdPerson } from "../language/inflect.ts";
import type { Tag, Token } from "../text/token.ts";

/** Whether one token fits. */
export type Test = (token: Token) => boolean;

/** One element of a pattern. Literal words and lemmas are kept as such so that tables can be indexed. */
export interface Element {
  /** Lower-case words, any of which fits; undefined when the element is not only words. */
  readonly words: readonly string[] | undefined;
  readonly test: Test;
  readonly optional: boolean;
  /** Up to three tokens of any kind but punctuation. */
  readonly gap: boolean;
  /** Has to fit but is not part of the finding. */
  readonly context: boolean;
  /** Context that must not fit. */
  readonly negated: boolean;
  /** Context that the end of the sentence satisfies, too: `[and|$]`. */
  readonly orEnd: boolean;
}

/** A pattern that cannot be read. `position` is the index of the element at fault, counting from 0. */
export class PatternError extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.name = "PatternError";
    this.position = position;
  }
}

const tags: ReadonlySet<string> = new Set<Tag>(
  "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split(" ") as Tag[],
);

const prose = (token: Token): boolean => token.kind !== "punctuation";

interface Choice {
  /** The lower-case words it stands for, when it stands for words. */
  readonly words?: readonly string[];
  readonly test: Test;
}

function choice(source: string, position: number): Choice {
  if (source === "*") return { test: prose };
  if (tags.has(source)) return { test: (token) => token.tag === source };
  if (source.startsWith("lemma:")) return wordChoice(formsOf(source.slice(6)));
  if (source.startsWith("\\")) {
    const exact = source.slice(1);
    return { test: (token) => token.text === exact };
  }
  if (source.includes("*")) return { test: wildcard(source.toLowerCase(), position) };
  return wordChoice([source.toLowerCase().replaceAll("’", "'")]);
}

function wordChoice(words: readonly string[]): Choice {
  const [only] = words;
  if (words.length === 1) return { words, test: (token) => token.lower === only };
  const set = new Set(words);
  return { words, test: (token) => set.has(token.lower) };
}

/** All forms a word may have, as a verb or as a noun. */
const formsOf = (lemma: string): string[] => [
  ...new Set([lemma, thirdPerson(lemma), past(lemma), participle(lemma), gerund(lemma), plural(lemma)]),
];

function wildcard(source: string, position: number): Test {
  const [head = "", tail = "", ...more] = source.split("*");
  if (more.length > 0) throw new PatternError(`“${source}” has more than one star.`, position);
  const length = head.length + tail.length;
  return (token) =>
    token.kind === "word" && token.lower.length >= length && token.lower.startsWith(head) && token.lower.endsWith(tail);
}

/** Fits what one of the choices fits; all words are looked up at once. */
function anyOf(choices: readonly Choice[], words: readonly string[]): Test {
  const others = choices.filter((each) => each.words === undefined).map((each) => each.test);
  if (others.length === 0) return wordChoice(words).test;
  const [only] = others;
  if (words.length === 0 && others.length === 1 && only) return only;
  const set = new Set(words);
  return (token) => set.has(token.lower) || others.some((test) => test(token));
}

/** Reads one element, brackets and all left to the caller. Throws PatternError. */
export function element(source: string, position: number, context: boolean): Element {
  const gap = source === "...";
  const optional = source.startsWith("~");
  const negated = source.startsWith("!");
  const body = optional || negated ? source.slice(1) : source;
  if (body === "") throw new PatternError("An element is empty.", position);
  if (gap) return { words: undefined, test: prose, optional: false, gap, context, negated: false, orEnd: false };
  const parts = body.split("|");
  const orEnd = context && parts.length > 1 && parts.includes("$");
  const choices = parts
    .filter((part) => !(orEnd && part === "$"))
    .map((part) => {
      if (part === "") throw new PatternError(`“${source}” has an empty alternative.`, position);
      return choice(part, position);
    });
  const literal = choices.every((each) => each.words !== undefined) && !negated;
  const words = choices.flatMap((each) => each.words ?? []);
  const fits = anyOf(choices, words);
  // In a context the refusal is the matcher's to judge, because nothing at all satisfies it, too.
  const test: Test = negated && !context ? (token) => prose(token) && !fits(token) : fits;
  return {
    words: literal ? words : undefined,
    test,
    optional,
    gap,
    context,
    negated: negated && context,
    orEnd,
  };
}
