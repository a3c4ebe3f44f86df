import type { Lexicon } from "../speller/lexicon.ts";
import type { SyntacticWord } from "../syntax/syntactic-word.ts";
import type { Piece } from "./rewrite.ts";
import type { Statement } from "./statement.ts";

/** A noun with everything that depends on it. */
export interface Phrase {
  readonly head: SyntacticWord;
  /** The index of the head among the pieces of the sentence. */
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly words: readonly SyntacticWord[];
  readonly statement: Statement;
}

/** Returns the phrase whose head is a piece of the sentence; undefined outside. */
export function nounPhrase(statement: Statement, at: number): Phrase | undefined {
  const { tree } = statement;
  const head = tree.at(at);
  if (!head) return undefined;
  const { first, last } = tree.span(at);
  return { head, at, first, last, words: tree.pieces.slice(first, last + 1), statement };
}

/**
 * Returns the pieces of a phrase with its first letter as a capital, or small where it was a capital only because the
 * sentence began there. Undefined where that is unsure: “The Lord of the Rings” may be a title.
 */
export function startedAs(phrase: Phrase, letter: "capital" | "small" | "as is"): Piece[] | undefined {
  const start = phrase.words[0]?.token.start ?? 0;
  const end = phrase.words.at(-1)?.token.end ?? 0;
  const initial = phrase.words[0]?.token.text[0] ?? "";
  const isKept = letter === "small" ? keepsCapital(phrase) : letter === "as is" || initial === initial.toUpperCase();
  if (isKept === undefined) return undefined;
  if (isKept) return [{ start, end }];
  const changed = letter === "small" ? initial.toLowerCase() : initial.toUpperCase();
  return start + 1 < end ? [changed, { start: start + 1, end }] : [changed];
}

/** Whether a phrase at the start of a sentence keeps its capital elsewhere; undefined when it is unsure. */
function keepsCapital({ words, statement }: Phrase): boolean | undefined {
  const [first, second] = words;
  if (!first || isAlwaysCapital(first.token.text, statement.a.lexicon)) return true;
  const goesOnWithCapital = /^\p{Lu}/u.test(second?.token.text ?? "");
  // “Mark” and “Rose” are words, too: a name goes on with a capital.
  if (/^NNPS?$/.test(first.penn)) return goesOnWithCapital || undefined;
  return goesOnWithCapital && /^(?:the|an?)$/.test(first.lower) ? undefined : false;
}

/** Whether a word has its capital everywhere: “I”, “NASA”, “German”, and “Soviet”, which is rare without one. */
const isAlwaysCapital = (text: string, lexicon: Lexicon): boolean =>
  text === "I" ||
  /\p{Lu}/u.test(text.slice(1)) ||
  !lexicon.isWord(text.toLowerCase()) ||
  lexicon.frequency(text) > lexicon.frequency(text.toLowerCase());
