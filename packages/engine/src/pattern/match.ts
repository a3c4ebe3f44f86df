import type { Token } from "../text/token.ts";
import type { Pattern } from "./compile.ts";
import type { Element } from "./element.ts";

const longestGap = 3;

/** Whether tokens `at` lies in the sentence the match began in. */
type Within = (at: number) => Token | undefined;

const within =
  (tokens: readonly Token[], sentence: number): Within =>
  (at) => {
    const token = tokens[at];
    return token?.sentence === sentence ? token : undefined;
  };

/** Tries the rest of a pattern from a token on; answers the index behind its last token, or -1. */
type Rest = (at: number) => number;

/** A gap of up to three tokens, the shortest that lets the rest match. */
function overGap(element: Element, token: Within, at: number, rest: Rest): number {
  for (let length = 0; length <= longestGap; length++) {
    const end = rest(at + length);
    if (end >= 0) return end;
    const next = token(at + length);
    if (!next || !element.test(next)) return -1;
  }
  return -1;
}

/** The index behind the last token that `elements` match from `at` on, or -1. Optional elements are taken when they fit. */
function forward(
  elements: readonly Element[],
  from: number,
  token: Within,
  at: number,
  done: (end: number) => boolean,
): number {
  const element = elements[from];
  if (!element) return done(at) ? at : -1;
  const rest: Rest = (next) => forward(elements, from + 1, token, next, done);
  if (element.gap) return overGap(element, token, at, rest);
  const here = token(at);
  const taken = here && element.test(here) ? rest(at + 1) : -1;
  if (taken >= 0) return taken;
  return element.optional ? rest(at) : -1;
}

/** Whether the context elements hold from `at` on in direction `step`; a negated one also holds where there is nothing. */
function contextHolds(elements: readonly Element[], token: Within, at: number, step: 1 | -1): boolean {
  const ordered = step === 1 ? elements : elements.toReversed();
  let position = at;
  for (const element of ordered) {
    const here = token(position);
    const fits = (here !== undefined && element.test(here)) || (element.orEnd && step === 1 && isEnd(token, position));
    if (!fits && element.optional) continue;
    if (fits === element.negated) return false;
    position += step;
  }
  return true;
}

/** The index behind the last token of the pattern's match at token `first`, or -1. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], first: number): number {
  const start = tokens[first];
  if (!start) return -1;
  const token = within(tokens, start.sentence);
  if (pattern.atStart && tokens[first - 1 - pattern.before.length]?.sentence === start.sentence) return -1;
  if (!contextHolds(pattern.before, token, first - 1, -1)) return -1;
  return forward(pattern.body, 0, token, first, (end) => {
    if (end === first || !contextHolds(pattern.after, token, end, 1)) return false;
    return !pattern.atEnd || isEnd(token, end + pattern.after.length);
  });
}

/** The end of a sentence: nothing follows but its closing marks. */
function isEnd(token: Within, at: number): boolean {
  for (let i = at; ; i++) {
    const next = token(i);
    if (!next) return true;
    if (next.kind !== "punctuation" || !/^[.?!…"”’')\]]+$/.test(next.text)) return false;
  }
}
