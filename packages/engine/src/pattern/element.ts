import { formsOf, nounForms, verbForms } from "../language/forms.ts";
import type { Tag, Token } from "../text/token.ts";

/** Returns whether one token matches. `tokens` and `at` give its position, for tests that look at its neighbors. */
export type Test = (token: Token, tokens: readonly Token[], at: number) => boolean;

/** One element of a pattern. Literal words and lemmas are kept as such so that tables can be indexed. */
export interface Element {
  /** Lowercase words, any of which matches; undefined if the element is more than words. */
  readonly words: readonly string[] | undefined;
  /** The tags of the tokens that can match, if only those can; a pattern without words is indexed by them. */
  readonly tags: readonly Tag[] | undefined;
  /** True if the word alone decides, so that the result can be cached: `re*`. */
  readonly byWord: boolean;
  readonly test: Test;
  readonly optional: boolean;
  /** True if the test requires more than one of its words. */
  readonly strict: boolean;
  /** Matches up to three tokens of any kind except punctuation. */
  readonly gap: boolean;
  /** Must match but is not part of the finding. */
  readonly context: boolean;
  /** Context that must not match. */
  readonly negated: boolean;
  /** Context that the end of the sentence satisfies as well: `[and|$]`. */
  readonly orEnd: boolean;
}

/** Returns an element that is neither optional nor context, and whose test is all it requires. */
export const anElement = (test: Test): Element => ({
  words: undefined,
  tags: undefined,
  byWord: false,
  test,
  optional: false,
  strict: false,
  gap: false,
  context: false,
  negated: false,
  orEnd: false,
});

/** Any token but punctuation. */
export const prose: Test = (token) => token.kind !== "punctuation";

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

/** One alternative of an element. */
export interface Alternative {
  /** The lowercase words it stands for, if it stands for words. */
  readonly words?: readonly string[];
  readonly tags?: readonly Tag[];
  readonly byWord?: boolean;
  /** If true, one of the words is not enough. */
  readonly strict?: boolean;
  readonly test: Test;
}

/** The elements that stand for the forms of a word. */
const inflected = [
  ["lemma:", formsOf],
  ["verb:", verbForms],
  ["noun:", nounForms],
] as const;

function choice(source: string, position: number): Alternative {
  if (source === "*") return { test: prose };
  if (tags.has(source)) return { tags: [source as Tag], test: (token) => token.tag === source };
  for (const [prefix, forms] of inflected)
    if (source.startsWith(prefix)) return wordChoice(forms(source.slice(prefix.length)));
  if (source.startsWith("VERB:")) return taggedChoice(verbForms(source.slice(5)), /^(?:VERB|AUX)$/);
  if (source.startsWith("NOUN:")) return taggedChoice(nounForms(source.slice(5)), /^(?:NOUN|PROPN)$/);
  if (source.startsWith("\\")) {
    const exact = source.slice(1);
    return { words: [plainWord(exact)], strict: true, test: (token) => token.text === exact };
  }
  if (source.includes("*")) return { byWord: true, test: wildcard(source.toLowerCase(), position) };
  return wordChoice([plainWord(source)]);
}

/** Returns a word in the form of the tokens' `lower`. */
const plainWord = (source: string): string => source.toLowerCase().replaceAll("’", "'");

/** Returns an alternative that matches one of some lowercase words. */
export function wordChoice(words: readonly string[]): Alternative {
  const [only] = words;
  if (words.length === 1) return { words, test: (token) => token.lower === only };
  const set = new Set(words);
  return { words, test: (token) => set.has(token.lower) };
}

/**
 * Returns an alternative that matches one of some words where it is this part of speech: “a purchase”, not “we
 * purchase”.
 */
function taggedChoice(words: readonly string[], tag: RegExp): Alternative {
  const set = new Set(words);
  return { words, strict: true, test: (token) => set.has(token.lower) && tag.test(token.tag) };
}

function wildcard(source: string, position: number): Test {
  const [head = "", tail = "", ...more] = source.split("*");
  if (more.length > 0) throw new PatternError(`“${source}” has more than one star.`, position);
  const length = head.length + tail.length;
  return (token) =>
    token.kind === "word" && token.lower.length >= length && token.lower.startsWith(head) && token.lower.endsWith(tail);
}

/** Returns a test that matches what one of the alternatives matches; all words are looked up at once. */
function anyOf(choices: readonly Alternative[], words: readonly string[]): Test {
  const others = choices.filter((each) => each.words === undefined || each.strict).map((each) => each.test);
  if (others.length === 0) return wordChoice(words).test;
  const [only] = others;
  if (words.length === 0 && others.length === 1 && only) return only;
  const set = new Set(words);
  return (token, tokens, at) => set.has(token.lower) || others.some((test) => test(token, tokens, at));
}

/** Returns what all alternatives have in common: words, tags, or that the word decides. */
export function indexOf(choices: readonly Alternative[]): Pick<Element, "words" | "tags" | "byWord" | "strict"> {
  const all = <T>(lists: readonly (readonly T[] | undefined)[]): T[] | undefined =>
    lists.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined;
  return {
    words: all(choices.map(({ words }) => words)),
    tags: all(choices.map(({ tags }) => tags)),
    strict: choices.some(({ strict }) => strict === true),
    byWord: choices.every(({ words, byWord }) => words !== undefined || byWord === true),
  };
}

/** Parses one element without its brackets. Throws a PatternError. */
export function element(source: string, position: number, context: boolean): Element {
  const gap = source === "...";
  const optional = source.startsWith("~");
  const negated = source.startsWith("!");
  const body = optional || negated ? source.slice(1) : source;
  if (body === "") throw new PatternError("An element is empty.", position);
  if (gap) return { ...anElement(prose), gap, context };
  const parts = body.split("|");
  const orEnd = context && parts.length > 1 && parts.includes("$");
  const choices = parts
    .filter((part) => !(orEnd && part === "$"))
    .map((part) => {
      if (part === "") throw new PatternError(`“${source}” has an empty alternative.`, position);
      return choice(part, position);
    });
  const fits = anyOf(
    choices,
    choices.flatMap((each) => (each.strict ? [] : (each.words ?? []))),
  );
  // In a context, the matcher negates it, because an absent token satisfies it as well.
  const refuses: Test = (token, tokens, at) => prose(token, tokens, at) && !fits(token, tokens, at);
  return {
    ...anElement(negated && !context ? refuses : fits),
    ...(negated ? {} : indexOf(choices)),
    optional,
    context,
    negated: negated && context,
    orEnd,
  };
}
