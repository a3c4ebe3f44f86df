import type { Span } from "../text/span.ts";
import { elisions } from "./elisions.ts";

/** A stretch between quotation marks, the marks included. */
export interface Quotation extends Span {
  readonly marks: "double" | "single";
  /** How many quotations it stands in: 0 for one that stands alone. */
  readonly depth: number;
  /** False when the paragraph ends before the quotation does. */
  readonly closed: boolean;
}

type Marks = Quotation["marks"];

/** The quotations that are open at a place. Counted by their marks, so that none is looked for one by one. */
class OpenQuotations {
  readonly #stack: { readonly start: number; readonly marks: Marks }[] = [];
  readonly #count = { double: 0, single: 0 };

  get depth(): number {
    return this.#stack.length;
  }

  /** Marks of the innermost one. */
  get top(): Marks | undefined {
    return this.#stack.at(-1)?.marks;
  }

  has(marks: Marks): boolean {
    return this.#count[marks] > 0;
  }

  open(start: number, marks: Marks): void {
    this.#stack.push({ start, marks });
    this.#count[marks]++;
  }

  /** Takes away the innermost one with these marks and what was opened inside it; answers where it began. */
  close(marks: Marks): number | undefined {
    for (let last = this.#stack.pop(); last; last = this.#stack.pop()) {
      this.#count[last.marks]--;
      if (last.marks === marks) return last.start;
    }
    return undefined;
  }

  /** Where the outermost one with these marks begins. */
  outermost(marks: Marks): number | undefined {
    return this.#stack.find((each) => each.marks === marks)?.start;
  }
}

const letter = /[\p{L}\p{N}]/u;
const before = /[\s([{“‘"'—–\-\uE000]/u;

/** A word or year that begins with an apostrophe: ’tis, ’90s. */
const elided = new RegExp(`^['’‘](?:${elisions.join("|")}|\\d\\ds?)(?![\\p{L}\\p{N}])`, "iu");

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
function roleOf(text: string, at: number, mark: string, open: OpenQuotations): "open" | "close" | undefined {
  switch (mark) {
    case "“":
    case "«":
      return "open";
    case "”":
    case "»":
      return "close";
    case '"':
      // 6'2": inches behind a number close nothing that is not open.
      if (open.has("double")) return "close";
      return opensHere(text, at) ? "open" : undefined;
    case "‘":
      return opensSingle(text, at) ? "open" : undefined;
    case "'":
    case "’":
      if (open.top === "single" && closesSingle(text, at)) return "close";
      return text[at] === "'" && open.top !== "single" && opensSingle(text, at) ? "open" : undefined;
    default:
      return undefined;
  }
}

/** A mark that may quote. What TeX writes with two characters, ``so'', comes as “so”. */
interface Mark extends Span {
  readonly character: string;
}

function* marksIn(text: string): Iterable<Mark> {
  const last = text.lastIndexOf("''");
  let opened = 0;
  for (const { index: start, 0: found } of text.matchAll(/``|''|["“”«»‘’']/g)) {
    const end = start + found.length;
    if (found === "``") {
      if (start >= last) continue;
      opened++;
      yield { start, end, character: "“" };
    } else if (found === "''" && opened > 0) {
      opened--;
      yield { start, end, character: "”" };
    } else for (let at = start; at < end; at++) yield { start: at, end: at + 1, character: text[at] ?? "" };
  }
}

/** The quotations of a paragraph in the order they begin; linear. A single mark that never closes opened nothing. */
export function quotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  const open = new OpenQuotations();
  for (const { start: index, end, character } of marksIn(text)) {
    const role = roleOf(text, index, character, open);
    const marks = /["“”«»]/.test(character) ? "double" : "single";
    if (role === "open") open.open(index, marks);
    if (role !== "close" || !open.has(marks)) continue;
    const start = open.close(marks);
    if (start !== undefined) found.push({ start, end, marks, depth: open.depth, closed: true });
  }
  // A speech that goes on in the next paragraph.
  const left = open.outermost("double");
  if (left !== undefined) found.push({ start: left, end: text.length, marks: "double", depth: 0, closed: false });
  return found.sort((x, y) => x.start - y.start);
}
