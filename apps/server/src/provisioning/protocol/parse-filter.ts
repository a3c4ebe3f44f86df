import { limits } from "@housestyle/contract";
import {
  type AttributePath,
  type ChangePath,
  comparisons,
  type ScimComparison,
  type ScimFilter,
  type ScimValue,
} from "./filter.ts";
import { type ScimToken, tokensOf } from "./tokens.ts";

/** The deepest nesting of parentheses and the most comparisons. */
const deepest = 50;
const mostComparisons = 200;

/** Returns a parsed filter, or undefined if it is not one. Takes time linear in its length. */
export function parseFilter(source: string): ScimFilter | undefined {
  return parsed(source, (reader) => reader.filter());
}

/** Returns the parsed path of a change, or undefined if it is not one. */
export function parsePath(source: string): ChangePath | undefined {
  return parsed(source, (reader) => reader.path());
}

function parsed<T>(source: string, read: (reader: Reader) => T): T | undefined {
  const tokens = source.length > limits.filter ? undefined : tokensOf(source);
  if (!tokens) return undefined;
  const reader = new Reader(tokens);
  try {
    const result = read(reader);
    return reader.isAtEnd ? result : undefined;
  } catch (error) {
    if (error instanceof NotOne) return undefined;
    throw error;
  }
}

/** Thrown where the source is not a filter or path. */
class NotOne extends Error {}

/** Reads tokens by recursive descent: `or` binds least, then `and`, then `not`. */
class Reader {
  readonly #tokens: readonly ScimToken[];
  #at = 0;
  #depth = 0;
  #comparisons = 0;

  constructor(tokens: readonly ScimToken[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  filter(): ScimFilter {
    let left = this.#all();
    while (this.#takeWord("or")) left = { kind: "or", left, right: this.#all() };
    return left;
  }

  path(): ChangePath {
    const start = this.#attributePath();
    if (!this.#take("[")) return { ...start, where: undefined };
    const where = this.#closed("]");
    const part = this.#take(".") ? this.#word() : undefined;
    if (start.part !== undefined || part?.includes(".")) throw new NotOne();
    return { ...start, where, part };
  }

  #all(): ScimFilter {
    let left = this.#one();
    while (this.#takeWord("and")) left = { kind: "and", left, right: this.#one() };
    return left;
  }

  #one(): ScimFilter {
    if (this.#take("(")) return this.#closed(")");
    if (this.#tokens[this.#at + 1]?.kind === "(" && this.#takeWord("not")) {
      this.#at += 1;
      return { kind: "not", of: this.#closed(")") };
    }
    const path = this.#attributePath();
    if (this.#take("[")) return { kind: "some", path, of: this.#closed("]") };
    this.#comparisons += 1;
    if (this.#comparisons > mostComparisons) throw new NotOne();
    if (this.#takeWord("pr")) return { kind: "present", path };
    return { kind: "compare", path, by: this.#comparison(), value: this.#value() };
  }

  /** Reads a filter in brackets whose opening one was read. */
  #closed(end: ")" | "]"): ScimFilter {
    this.#depth += 1;
    if (this.#depth > deepest) throw new NotOne();
    const inner = this.filter();
    if (!this.#take(end)) throw new NotOne();
    this.#depth -= 1;
    return inner;
  }

  #attributePath(): AttributePath {
    const word = this.#word();
    const at = word.lastIndexOf(":");
    const [attribute = "", part, ...rest] = word.slice(at + 1).split(".");
    if (attribute === "" || rest.length > 0) throw new NotOne();
    return { schema: at < 0 ? undefined : word.slice(0, at), attribute, part };
  }

  #comparison(): ScimComparison {
    const word = this.#word().toLowerCase();
    const by = comparisons.find((each) => each === word);
    if (!by) throw new NotOne();
    return by;
  }

  #value(): ScimValue {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "value") throw new NotOne();
    this.#at += 1;
    return token.value;
  }

  #word(): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "word") throw new NotOne();
    this.#at += 1;
    return token.text;
  }

  #takeWord(word: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "word" || token.text.toLowerCase() !== word) return false;
    this.#at += 1;
    return true;
  }

  #take(kind: ScimToken["kind"]): boolean {
    if (this.#tokens[this.#at]?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }
}
