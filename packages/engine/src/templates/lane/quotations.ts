import type { Span } from "../../text/span.ts";

/** A stretch between quotation marks, the marks included. */
export interface Quotation extends Span {
  readonly marks: "double" | "single";
  /** How many quotations it stands in: 0 for one that stands alone. */
  readonly depth: number;
  /** False when the paragraph ends before the quotation does. */
  readonly closed: boolean;
}

interface Open {
  readonly start: number;
  readonly marks: "double" | "single";
}

const letter = /[\p{L}\p{N}]/u;
const before = /[\s([{“‘"'—–\-\uE000]/u;

/** Words that begin with an apostrophe. */
const elided = /^['’‘](?:tis|twas|em|til|cause|bout|n|\d\ds?)(?![\p{L}\p{N}])/iu;

const opensHere = (text: string, at: number): boolean => {
  const previous = text[at - 1];
  const next = text[at + 1];
  return (previous === undefined || before.test(previous)) && next !== undefined && !/\s/.test(next);
};

/** A single mark is also an apostrophe: only one that stands where a quotation can open does open one. */
const opensSingle = (text: string, at: number): boolean =>
  opensHere(text, at) && letter.test(text[at + 1] ?? "") && !elided.test(text.slice(at, at + 8));

/** A single mark closes behind a letter or a mark, and in front of none; “the dogs’ tails” is left open for doubt. */
function closesSingle(text: string, at: number): boolean {
  const next = text[at + 1];
  if (/\s/.test(text[at - 1] ?? " ") || (next !== undefined && letter.test(next))) return false;
  return !(text[at - 1] === "s" && next === " " && /\p{Ll}/u.test(text[at + 2] ?? ""));
}

/** What a mark does where it stands. */
function roleOf(text: string, at: number, open: readonly Open[]): "open" | "close" | undefined {
  const top = open.at(-1)?.marks;
  switch (text[at]) {
    case "“":
    case "«":
      return "open";
    case "”":
    case "»":
      return "close";
    case '"':
      // 6'2": inches behind a number close nothing that is not open.
      if (open.some(({ marks }) => marks === "double")) return "close";
      return opensHere(text, at) ? "open" : undefined;
    case "‘":
      return opensSingle(text, at) ? "open" : undefined;
    case "'":
    case "’":
      if (top === "single" && closesSingle(text, at)) return "close";
      return text[at] === "'" && top !== "single" && opensSingle(text, at) ? "open" : undefined;
    default:
      return undefined;
  }
}

/** The quotations of a paragraph in the order they begin; linear. A single mark that never closes opened nothing. */
export function quotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  const open: Open[] = [];
  for (const { index } of text.matchAll(/["“”«»‘’']/g)) {
    const role = roleOf(text, index, open);
    const marks = /["“”«»]/.test(text[index] ?? "") ? "double" : "single";
    if (role === "open") open.push({ start: index, marks });
    if (role !== "close" || !open.some((each) => each.marks === marks)) continue;
    while (open.at(-1)?.marks !== marks) open.pop();
    const from = open.pop();
    if (from) found.push({ start: from.start, end: index + 1, marks, depth: open.length, closed: true });
  }
  // A speech that goes on in the next paragraph.
  const left = open.find(({ marks }) => marks === "double");
  if (left) found.push({ start: left.start, end: text.length, marks: "double", depth: 0, closed: false });
  return found.sort((x, y) => x.start - y.start);
}
