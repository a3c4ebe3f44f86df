import type { Span } from "./span.ts";
import type { Token } from "./token.ts";

/** A sentence of a paragraph: its span without surrounding white space, and its tokens, `last` exclusive. */
export interface Sentence extends Span {
  readonly first: number;
  readonly last: number;
}

/** What a language knows about the ends of its sentences. */
export interface Conventions {
  /** Whether the full stop between `before` and `next` belongs to an abbreviation or an initial, not to a sentence. */
  readonly stopsNothing: (before: Token | undefined, beforeThat: Token | undefined, next: Token) => boolean;
  /** Whether a word that holds its own stop never ends a sentence: e.g. */
  readonly neverEnds: (word: string) => boolean;
  /** Whether a lower-case word begins a sentence far more often than it begins a name. */
  readonly opens: (word: string) => boolean;
  /** Whether the tokens from `at` on tell who spoke, so that the sentence of a quotation goes on: “Go!” Ann said. */
  readonly tellsWhoSpoke: (tokens: readonly Token[], at: number) => boolean;
}

const terminator = /^(?:\.|[?!]+|\.{2,}|…|[。？！])$/u;
const closer = /^(?:["”’'»)\]}]|\*+|_+)$/u;
const opener = /^(?:["“‘'«([{¿¡]|\*+|_+)$/u;
const quotation = /^["”’'»]$/;
const upper = /^\p{Lu}/u;
const lower = /^\p{Ll}/u;

/** “7 p.m.”, “in the U.S.”, “e.g.”: the stop is part of the token. */
const endsInStop = (token: Token): boolean => token.kind === "word" && token.text.endsWith(".");

/** The first token behind `at` that is not an opening mark, and whether an opening mark was passed. */
function beyondOpeners(tokens: readonly Token[], at: number): { next: Token | undefined; index: number } {
  let index = at;
  while (
    index < tokens.length - 1 &&
    opener.test(tokens[index]?.text ?? "") &&
    (index === at || !tokens[index]?.spaced)
  )
    index++;
  return { next: tokens[index], index };
}

/** “example.The” lacks its space and ends all the same; “3.14”, “a.b” and “file.name” do not. */
function endsGlued(tokens: readonly Token[], at: number, following: Token, quoted: boolean): boolean {
  if (!upper.test(following.text)) return false;
  if (quoted) return true;
  const before = tokens[at - 1];
  const word = before?.kind === "word" && before.text.length > 1;
  return tokens[at]?.text === "." && word && following.text.length > 1;
}

/** What the token behind a terminator’s closers says about the end; undefined when it says nothing. */
function verdictOfNext(mark: Token, next: Token, quoted: boolean): boolean | undefined {
  if (lower.test(next.text)) return false;
  if (next.kind !== "punctuation") return undefined;
  if (next.text.startsWith("—")) return quoted && next.spaced ? false : quoted;
  if (/^[-–]/.test(next.text)) return next.spaced && !quoted;
  // “. . .” is an ellipsis.
  return /^[,;:]/.test(next.text) || (mark.text === "." && /^\.+$/.test(next.text)) ? false : undefined;
}

/** Whether a sentence ends behind the terminator at `at`; `nextAt` is the index of the first token behind its closers. */
function endsSentence(conventions: Conventions, tokens: readonly Token[], at: number, nextAt: number): boolean {
  const mark = tokens[at];
  const following = tokens[nextAt];
  if (!mark || !following) return true;
  const quoted = nextAt > at + 1;
  if (!following.spaced && !/[\p{Ps}“‘]/u.test(following.text)) return endsGlued(tokens, at, following, quoted);
  const { next, index } = beyondOpeners(tokens, nextAt);
  if (!next) return true;
  const verdict = verdictOfNext(mark, next, quoted);
  if (verdict !== undefined) return verdict;
  const isSpeech = quoted && quotation.test(tokens[nextAt - 1]?.text ?? "");
  if (isSpeech && conventions.tellsWhoSpoke(tokens, index)) return false;
  if (/^(?:\.{2,}|…)$/.test(mark.text)) return upper.test(next.text);
  return mark.text !== "." || quoted || !conventions.stopsNothing(tokens[at - 1], tokens[at - 2], next);
}

/** “He left at 7 p.m. Then …”: whether a token that ends in a stop ends its sentence, too. */
function initialsEnd({ neverEnds, opens }: Conventions, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const following = tokens[at + 1];
  if (!token || !following) return true;
  if (neverEnds(token.lower)) return false;
  const { next } = beyondOpeners(tokens, at + 1);
  if (!next || !following.spaced || !upper.test(next.text)) return false;
  return opens(next.lower) || /^[“"‘]/.test(following.text);
}

/** Index of the first token behind the closing marks that follow `at` without a space. */
function behindClosers(tokens: readonly Token[], at: number): number {
  let next = at + 1;
  while (next < tokens.length) {
    const token = tokens[next];
    if (!token || token.spaced) break;
    if (!closer.test(token.text) && !terminator.test(token.text)) break;
    next++;
  }
  return next;
}

/** The sentences of a paragraph's tokens: every token in exactly one, in order. Writes each token's `sentence`. */
export function splitSentences(tokens: readonly Token[], conventions: Conventions): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  const close = (last: number): void => {
    const from = tokens[first];
    const to = tokens[last - 1];
    if (!from || !to) return;
    for (let i = first; i < last; i++) {
      const token = tokens[i];
      if (token) token.sentence = sentences.length;
    }
    sentences.push({ start: from.start, end: to.end, first, last });
    first = last;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    if (token.kind === "punctuation" && terminator.test(token.text)) {
      const next = behindClosers(tokens, i);
      if (endsSentence(conventions, tokens, i, next)) {
        close(next);
        i = next - 1;
      }
    } else if (endsInStop(token) && initialsEnd(conventions, tokens, i)) {
      const next = behindClosers(tokens, i);
      close(next);
      i = next - 1;
    }
  }
  close(tokens.length);
  return sentences;
}
