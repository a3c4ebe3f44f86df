import type { Token } from "../text/token.ts";
import type { Pattern } from "./compile.ts";
import type { Element } from "./element.ts";

const longestGap = 3;

/** Returns whether token `at` is in the sentence in which the match began. */
type Within = (at: number) => Token | undefined;

const within =
  (tokens: readonly Token[], sentence: number): Within =>
  (at) => {
    const token = tokens[at];
    return token?.sentence === sentence ? token : undefined;
  };

/** One attempt to match the elements of a pattern with the tokens of a sentence. */
interface Attempt {
  readonly elements: readonly Element[];
  readonly tokens: readonly Token[];
  readonly token: Within;
  readonly first: number;
  /** Returns whether the match may end here. */
  readonly done: (end: number) => boolean;
  /** Positions from which the rest failed to match: each is tried once, so the time stays linear in the text. */
  readonly vain: Set<number> | undefined;
}

/** With more alternatives than this, failed positions are remembered. */
const fewWays = 2;

/** Matches a gap of up to three tokens, the shortest that lets the rest match. */
function overGap(attempt: Attempt, from: number, at: number): number {
  const element = attempt.elements[from];
  for (let length = 0; length <= longestGap; length++) {
    const end = forward(attempt, from + 1, at + length);
    if (end >= 0) return end;
    const next = attempt.token(at + length);
    if (!next || !element?.test(next, attempt.tokens, at + length)) return -1;
  }
  return -1;
}

/**
 * Returns the index after the last token that the elements match from `at` on, or -1. Optional elements are included if
 * they match.
 */
function forward(attempt: Attempt, from: number, at: number): number {
  const element = attempt.elements[from];
  if (!element) return attempt.done(at) ? at : -1;
  if (!attempt.vain) return onward(attempt, element, from, at);
  const place = (at - attempt.first) * (attempt.elements.length + 1) + from;
  if (attempt.vain.has(place)) return -1;
  const end = onward(attempt, element, from, at);
  if (end < 0) attempt.vain.add(place);
  return end;
}

function onward(attempt: Attempt, element: Element, from: number, at: number): number {
  if (element.gap) return overGap(attempt, from, at);
  const here = attempt.token(at);
  const taken = here && element.test(here, attempt.tokens, at) ? forward(attempt, from + 1, at + 1) : -1;
  if (taken >= 0) return taken;
  return element.optional ? forward(attempt, from + 1, at) : -1;
}

/**
 * Returns whether the context elements match from `at` on in direction `step`; a negated one also matches where there
 * is nothing.
 */
function contextHolds(
  elements: readonly Element[],
  tokens: readonly Token[],
  token: Within,
  at: number,
  step: 1 | -1,
): boolean {
  let position = at;
  // The elements nearest to the match come first.
  for (let i = 0; i < elements.length; i++) {
    const element = elements[step === 1 ? i : elements.length - 1 - i] as Element;
    const here = token(position);
    const fits =
      (here !== undefined && element.test(here, tokens, position)) ||
      (element.orEnd && step === 1 && isEnd(token, position));
    if (!fits && element.optional) continue;
    if (fits === element.negated) return false;
    position += step;
  }
  return true;
}

/** Returns the index after the last token of the pattern's match at token `first`, or -1. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], first: number): number {
  const start = tokens[first];
  if (!start) return -1;
  const token: Within = pattern.acrossSentences ? (at) => tokens[at] : within(tokens, start.sentence);
  if (pattern.atStart && tokens[first - 1 - pattern.before.length]?.sentence === start.sentence) return -1;
  if (!contextHolds(pattern.before, tokens, token, first - 1, -1)) return -1;
  const done = (end: number): boolean => {
    if (end === first || !contextHolds(pattern.after, tokens, token, end, 1)) return false;
    return !pattern.atEnd || isEnd(token, end + pattern.after.length);
  };
  const vain = pattern.ways > fewWays ? new Set<number>() : undefined;
  return forward({ elements: pattern.body, tokens, token, first, done, vain }, 0, first);
}

/** Returns whether a sentence ends here: only its closing marks follow. */
function isEnd(token: Within, at: number): boolean {
  for (let i = at; ; i++) {
    const next = token(i);
    if (!next) return true;
    if (next.kind !== "punctuation" || !/^[.?!…"”’')\]]+$/.test(next.text)) return false;
  }
}
