/** Where what begins at a place ends. All of them take time linear in the text, whatever is left open in it. */
export interface Groups {
  /** Where the `}` is of the `{` at `at`; -1 for one that is never closed. */
  braceOf(at: number): number;
  /** Behind all arguments, `[…]` and `{…}`, that follow each other from `at` on; `at` when none does. */
  behindArguments(at: number): number;
  /** Behind the `[…]` at `at`; `at` when there is none. */
  behindOption(at: number): number;
  /** Where `close` is next, from `from` on, with no blank line before it; -1 when it is not. */
  inParagraph(close: string, from: number): number;
  /** Where `close` is next, from `from` on; -1 when it is not. */
  anywhere(close: string, from: number): number;
}

/** Longer options are none. */
const longestOption = 400;
const blankLine = /\r?\n[^\S\n]*\r?\n/g;

/** Addresses may hold a percent sign, which begins no comment there. */
const marks = /\\(?:url|href|path|nolinkurl)\{([^{}\n]{0,2000})\}|\\[\s\S]|%[^\n]*|[{}]/g;

/** Finds the ends of groups in a text. */
export function groupsIn(text: string): Groups {
  const closing = bracesIn(text);
  const next = nextOf(text);
  const find = (close: string, from: number, end: number): number => {
    const found = next(close, from);
    return found < end ? found : -1;
  };
  const paragraphEnd = paragraphEnds(text);
  const braceOf = (at: number): number => (text[at] === "{" ? (closing[at] ?? -1) : -1);
  const behindOption = (at: number): number => (text[at] === "[" ? optionEnd(text, at, braceOf) : at);
  const behindOne = (at: number): number => {
    const brace = braceOf(at);
    return brace < 0 ? behindOption(at) : brace + 1;
  };

  return {
    braceOf,
    behindOption,
    behindArguments(at) {
      let end = at;
      for (let next = behindOne(end); next > end; next = behindOne(end)) end = next;
      return end;
    },
    inParagraph: (close, from) => find(close, from, paragraphEnd(from)),
    anywhere: (close, from) => find(close, from, Infinity),
  };
}

/** Tells where a mark is next, Infinity when nowhere; no stretch is looked through twice for it. */
function nextOf(text: string): (mark: string, from: number) => number {
  const known = new Map<string, { readonly from: number; readonly found: number }>();
  return (mark, from) => {
    const last = known.get(mark);
    if (last && last.from <= from && from <= last.found) return last.found;
    const at = text.indexOf(mark, from);
    const found = at < 0 ? Infinity : at;
    known.set(mark, { from, found });
    return found;
  };
}

/** For each place of a `{` that of its `}`; -1 elsewhere. */
function bracesIn(text: string): Int32Array {
  const closing = new Int32Array(text.length).fill(-1);
  const open: number[] = [];
  for (const { 0: mark, 1: address, index } of text.matchAll(marks)) {
    if (address !== undefined) closing[index + mark.indexOf("{")] = index + mark.length - 1;
    else if (mark === "{") open.push(index);
    else if (mark === "}") {
      const begin = open.pop();
      if (begin !== undefined) closing[begin] = index;
    }
  }
  return closing;
}

/** Tells where the paragraph ends that holds a place; asked in the order of the text. */
function paragraphEnds(text: string): (from: number) => number {
  let last = { from: 0, end: -1 };
  return (from) => {
    if (from < last.from || from > last.end) {
      blankLine.lastIndex = from;
      last = { from, end: blankLine.exec(text)?.index ?? text.length };
    }
    return last.end;
  };
}

/** Behind the option that begins at `at`; `at` when it does not end, or another one begins in it. */
function optionEnd(text: string, at: number, braceOf: (at: number) => number): number {
  const last = Math.min(text.length, at + longestOption);
  for (let i = at + 1; i < last; i++) {
    const mark = text[i];
    if (mark === "]") return i + 1;
    if (mark === "[") return at;
    if (mark === "\\") i++;
    else i = Math.max(i, braceOf(i));
  }
  return at;
}
