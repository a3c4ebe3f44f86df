import type { Finding } from "../findings/finding.ts";
import { markupMark, opaqueMark } from "../text/mask.ts";
import type { Span } from "../text/span.ts";
import { isOnLineOfCode } from "./line-of-code.ts";

const allOpaque = new RegExp(`^${opaqueMark}+$`);
const unread = new RegExp(`[${markupMark}${opaqueMark}]`);
/** Characters that may be markup in some format. */
const signs = /[\\{}%$&#_^~<>*`|[\]]/g;

const signsIn = (words: string): string => (words.match(signs) ?? []).sort().join("");

/** A change of one span: the text from `start` to `end` becomes `text`. */
interface Change extends Span {
  readonly text: string;
}

/**
 * Returns the finding so that its suggestions change only what was read: never markup, a link's address, code, a formula, or
 * another thing. `prose` is the paragraph as it was read, see `masked`; the finding's place is in it. A finding that spans
 * something unread becomes one about the words that change; a suggestion that would change more is dropped. Returns undefined
 * when nothing remains to be said. A finding is sure only when it neither adds nor removes a character that may be markup, and
 * its line does not read like code.
 */
export function proseOnly(finding: Finding, prose: string): Finding | undefined {
  const read = prose.slice(finding.start, finding.end);
  if (!unread.test(read)) return withHonestSureness(finding, prose);
  // A term may look like code itself: node.js.
  if (finding.suggestions.length === 0 || allOpaque.test(read)) return finding;
  const changes = finding.suggestions.map((suggestion) => changeOf(finding.text, read, suggestion));
  const first = changes.find((change) => change !== undefined);
  // Where something was skipped, its neighbors were read as if it were not there.
  if (!first) return read.includes(opaqueMark) ? undefined : { ...finding, suggestions: [], sure: false };
  const piece = pieceAround(read, first);
  const within = changes.filter(
    (change): change is Change => change !== undefined && piece.start <= change.start && change.end <= piece.end,
  );
  const span = wordsAround(finding.text, piece, within);
  const suggestions = within.map(
    ({ start, end, text }) => finding.text.slice(span.start, start) + text + finding.text.slice(end, span.end),
  );
  return withHonestSureness(
    {
      ...finding,
      start: finding.start + span.start,
      end: finding.start + span.end,
      text: finding.text.slice(span.start, span.end),
      suggestions,
      sure: finding.sure && changes[0] !== undefined,
    },
    prose,
  );
}

function withHonestSureness(finding: Finding, prose: string): Finding {
  if (!finding.sure) return finding;
  const isHonest = signsIn(finding.text) === signsIn(finding.suggestions[0] ?? "") && !isOnLineOfCode(prose, finding);
  return isHonest ? finding : { ...finding, sure: false };
}

/**
 * Returns what a suggestion changes of `written` if all of that was read: the suggestion may contain the markup or not.
 */
function changeOf(written: string, read: string, suggestion: string): Change | undefined {
  const asWritten = withinPiece(written, suggestion, (at) => at, read);
  if (asWritten) return asWritten;
  const places: number[] = [];
  for (let i = 0; i < read.length; i++) if (!unread.test(read.charAt(i))) places.push(i);
  const bare = places.map((at) => written.charAt(at)).join("");
  const placeOf = (at: number): number => (at === 0 ? (places[0] ?? 0) : (places[at - 1] ?? 0) + 1);
  return withinPiece(bare, suggestion, placeOf, read);
}

/**
 * Returns the smallest change from `before` to `after` that lies within one span of read words. If the same characters
 * could be changed at several places, as with one of two equal words, each is tried.
 */
function withinPiece(before: string, after: string, endAt: (at: number) => number, read: string): Change | undefined {
  let from = commonStart(before, after);
  const tail = commonEnd(before, after, from);
  let to = before.length - tail;
  const lengthOf = after.length - tail - from;
  for (;;) {
    // A character's position is after the end of the one before it, possibly with markup between them.
    const [end, start] = [endAt(to), from === to ? endAt(to) : endAt(from + 1) - 1];
    if (!unread.test(read.slice(start, end))) return { start, end, text: after.slice(from, from + lengthOf) };
    const isSame =
      lengthOf === 0
        ? before[from - 1] === before[to - 1]
        : from === to && before[from - 1] === after[from - 1 + lengthOf];
    if (from === 0 || !isSame) return undefined;
    from--;
    to--;
  }
}

function commonStart(before: string, after: string): number {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at++;
  return at;
}

function commonEnd(before: string, after: string, from: number): number {
  let length = 0;
  const most = Math.min(before.length, after.length) - from;
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length++;
  return length;
}

/** Returns the span of read words that contains a change. */
function pieceAround(read: string, { start, end }: Span): Span {
  let [first, last] = [start, end];
  while (first > 0 && !unread.test(read.charAt(first - 1))) first--;
  while (last < read.length && !unread.test(read.charAt(last))) last++;
  return { start: first, end: last };
}

/** Returns the whole words of a piece that its changes touch. */
function wordsAround(written: string, piece: Span, changes: readonly Span[]): Span {
  let start = Math.min(...changes.map((change) => change.start));
  let end = Math.max(...changes.map((change) => change.end));
  const isBlank = (at: number): boolean => /\s/.test(written.charAt(at));
  while (start > piece.start && !isBlank(start - 1)) start--;
  while (end < piece.end && !isBlank(end)) end++;
  // Between two spaces nothing would be visible.
  if (start === end) return piece;
  return { start, end };
}
