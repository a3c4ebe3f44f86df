import { refusals } from "../../refusals.ts";
import { FilterError, type FilterValue } from "./filter.ts";

/** A token of a filter. */
export type FilterToken =
  | { readonly kind: "word"; readonly text: string; readonly at: number }
  | { readonly kind: "literal"; readonly value: FilterValue; readonly at: number }
  | { readonly kind: "mark"; readonly text: "(" | ")" | ","; readonly at: number }
  | { readonly kind: "end"; readonly at: number };

const blank = /\s*/y;
const mark = /[(),]/y;
const typed = /(?:guid|datetime|datetimeoffset|time)(?=')/iy;
const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/iy;
const date = /\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?/iy;
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[mdfl]?/iy;
const word = /[A-Za-z_][A-Za-z0-9_]*/y;

/** Splits a filter into tokens, the last of which is always `end`. */
export function filterTokens(source: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  for (;;) {
    at += take(blank)?.length ?? 0;
    if (at >= source.length) return [...tokens, { kind: "end", at }];
    const { token, length } = nextToken(source, at, take);
    tokens.push(token);
    at += length;
  }
}

type Take = (pattern: RegExp) => string | undefined;

function nextToken(source: string, at: number, take: Take): { token: FilterToken; length: number } {
  if (source[at] === "'" || source.startsWith("%27", at)) return quoted(source, at, at);
  const prefix = take(typed);
  if (prefix !== undefined) {
    const { token, length } = quoted(source, at + prefix.length, at);
    return { token, length: length + prefix.length };
  }
  const found = take(mark);
  if (found !== undefined) return { token: { kind: "mark", text: found as "(", at }, length: 1 };
  const text = take(guid) ?? take(date);
  if (text !== undefined) return { token: { kind: "literal", value: text, at }, length: text.length };
  const digits = take(number);
  if (digits !== undefined) {
    const value = Number.parseFloat(digits);
    if (!Number.isFinite(value)) throw new FilterError(refusals.list.tooLarge, at);
    return { token: { kind: "literal", value, at }, length: digits.length };
  }
  const name = take(word);
  if (name === undefined) throw new FilterError(refusals.list.unreadable, at);
  return { token: wordToken(name, at), length: name.length };
}

function wordToken(text: string, at: number): FilterToken {
  const lower = text.toLowerCase();
  if (lower === "true" || lower === "false") return { kind: "literal", value: lower === "true", at };
  if (lower === "null") return { kind: "literal", value: null, at };
  return { kind: "word", text, at };
}

/** Reads a text in single quotes. A quote inside is doubled, escaped with a backslash, or encoded as `%27%27`. */
function quoted(source: string, from: number, at: number): { token: FilterToken; length: number } {
  let value = "";
  let i = from + quoteAt(source, from);
  while (i < source.length) {
    if (source[i] === "\\" && source[i + 1] === "'" && closesLater(source, i + 2)) {
      value += "'";
      i += 2;
      continue;
    }
    const quote = quoteAt(source, i);
    if (quote === 0) {
      value += source[i];
      i += 1;
      continue;
    }
    const second = quoteAt(source, i + quote);
    if (second === 0) return { token: { kind: "literal", value, at }, length: i + quote - from };
    value += "'";
    i += quote + second;
  }
  throw new FilterError(refusals.list.openQuote, at);
}

/** Returns the length of the quote at `i`, or 0. */
function quoteAt(source: string, i: number): number {
  if (source[i] === "'") return 1;
  return source.startsWith("%27", i) ? 3 : 0;
}

/** Returns whether another quote follows. Otherwise, `'a\'` is a text that ends with a backslash. */
function closesLater(source: string, from: number): boolean {
  return source.includes("'", from) || source.includes("%27", from);
}
