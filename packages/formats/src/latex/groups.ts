/** Finds the ends of groups. All methods take linear time in total, even for unclosed groups. */
export interface Groups {
  /** Returns the `}` of the `{` at `at`, or -1 if it is not closed. */
  braceOf(at: number): number;
  /** Returns the end of all arguments, `[…]` and `{…}`, from `at` on, or `at` if there are none. */
  behindArguments(at: number): number;
  /** Returns the end of the `[…]` at `at`, or `at` if there is none. */
  behindOption(at: number): number;
  /** Returns the next `close` from `from` on in the same paragraph, or -1. */
  inParagraph(close: string, from: number): number;
  /** Returns the next `close` from `from` on, or -1. */
  anywhere(close: string, from: number): number;
}

/** The most characters of an option. */
const longestOption = 400;
const blankLine = /\r?\n[^\S\n]*\r?\n/g;

/** Matches URLs, which may contain a percent sign that is not a comment. */
const marks = /\\(?:url|href|path|nolinkurl)\{([^{}\n]{0,2000})\}|\\[\s\S]|%[^\n]*|[{}]/g;

/** Returns the groups of a text. */
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

/**
 * Returns a function that finds the next occurrence of a mark, or Infinity. No part of the text is searched twice for
 * the same mark.
 */
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

/** Returns the index of the matching `}` for each `{`, and -1 elsewhere. */
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

/** Returns a function that finds the end of the paragraph at an offset. Call it in text order. */
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

/**
 * Returns the end of the option that begins at `at`, or `at` if it does not end or contains the start of another one.
 */
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
