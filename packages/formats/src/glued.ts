import type { Span } from "@housestyle/engine";

/** A span of a block that is not prose. */
export interface NonProseSpan extends Span {
  /**
   * Markup and gaps are invisible to readers, but a gap separates words. A thing stands for something that is not
   * checked.
   */
  readonly is: "markup" | "gap" | "thing";
}

const letterBefore = /[\p{L}\p{M}]$/u;
const letterAfter = /^[\p{L}\p{M}]/u;
const wordMayEnd = /[\p{L}\p{M}'’]$/u;
const wordMayGoOn = /^(?:[\p{L}\p{M}]|['’](?:\p{L}|[}\]*_]))/u;
/** The most characters of a word that become part of a span inside it. */
const longest = 60;

const lengthBefore = (text: string, at: number): number =>
  /(?:[\p{L}\p{M}\p{N}]|(?<=\p{L})['’‑-])*$/u.exec(text.slice(Math.max(0, at - longest), at))?.[0].length ?? 0;
const lengthAfter = (text: string, at: number): number =>
  /^(?:[\p{L}\p{M}\p{N}]|['’‑-](?=\p{L}))*/u.exec(text.slice(at, at + longest))?.[0].length ?? 0;

/** Whether a span is inside a word. `from` and `to` limit the surrounding text. */
function isGlued(text: string, { start, end, is }: NonProseSpan, from: number, to: number): boolean {
  const before = text.slice(Math.max(from, start - 2), start);
  const after = to > end ? text.slice(end, end + 2) : "";
  if (is === "thing") return letterBefore.test(before) || letterAfter.test(after);
  return is === "markup" && wordMayEnd.test(before) && wordMayGoOn.test(after);
}

/**
 * Returns the spans of a block in order and without overlaps. A span inside a word is extended to the whole word, which
 * would otherwise be read as two: `\textbf{P}ython`, `M\"obius`, `\gls{cpu}s`.
 */
export function glued(text: string, pieces: readonly NonProseSpan[]): NonProseSpan[] {
  const done: NonProseSpan[] = [];
  const all = joined(pieces).map((piece) => withBlank(text, piece));
  for (const [i, piece] of all.entries()) {
    const isInWord = isGlued(text, piece, all[i - 1]?.end ?? 0, all[i + 1]?.start ?? text.length);
    const whole = isInWord ? withItsWord(text, piece) : piece;
    const last = done.at(-1);
    // The word of the piece before goes up to here, or beyond.
    if (last && whole.start < last.end)
      done[done.length - 1] = {
        start: Math.min(last.start, whole.start),
        end: Math.max(last.end, whole.end),
        is: "thing",
      };
    else done.push(whole);
  }
  return done;
}

/** Returns an invisible span with the space before it if punctuation follows: `word \index{word}.` */
function withBlank(text: string, piece: NonProseSpan): NonProseSpan {
  if (piece.is === "thing" || !/[.,;:!?)]/.test(text[piece.end] ?? "")) return piece;
  const blank = /[^\S\n]{1,20}$/.exec(text.slice(Math.max(0, piece.start - 20), piece.start))?.[0].length ?? 0;
  return { ...piece, start: piece.start - blank };
}

const withItsWord = (text: string, { start, end }: NonProseSpan): NonProseSpan => ({
  start: start - lengthBefore(text, start),
  end: end + lengthAfter(text, end),
  is: "thing",
});

/** Joins touching spans of one type. */
function joined(pieces: readonly NonProseSpan[]): NonProseSpan[] {
  const done: NonProseSpan[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last?.is === piece.is && last.end === piece.start) done[done.length - 1] = { ...last, end: piece.end };
    else done.push(piece);
  }
  return done;
}
