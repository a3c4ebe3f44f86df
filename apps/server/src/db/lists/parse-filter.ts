import { refusals } from "../../refusals.ts";
import {
  type Comparison,
  type Condition,
  FilterError,
  type Literal,
  type Operand,
  type TextFunction,
  type TextTest,
} from "./filter.ts";
import { type FilterToken, filterTokens } from "./filter-tokens.ts";

/** The most nodes and the deepest nesting of a filter. */
const mostNodes = 100;
const deepest = 20;

const comparisons = new Set<string>(["eq", "ne", "gt", "ge", "lt", "le"]);
const functions = new Set<string>(["tolower", "toupper", "trim", "length"]);

/**
 * Reads a filter: the common part of OData 2 to 4. `or` binds less than `and`, that less than `not`, that less than a
 * comparison. Throws a `FilterError` with the place of what cannot be read.
 */
export function parseFilter(source: string): Condition {
  const reader = new Reader(filterTokens(source));
  const condition = reader.either();
  reader.mustEnd();
  return condition;
}

class Reader {
  readonly #tokens: readonly FilterToken[];
  #next = 0;
  #nodes = 0;
  #depth = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  either(): Condition {
    return this.#deeper(() => {
      let left = this.#both();
      while (this.#takeWord("or")) left = this.#node({ kind: "or", left, right: this.#both() });
      return left;
    });
  }

  mustEnd(): void {
    const token = this.#peek();
    if (token.kind !== "end") throw new FilterError(refusals.list.notOver, token.at);
  }

  #both(): Condition {
    let left = this.#negation();
    while (this.#takeWord("and")) left = this.#node({ kind: "and", left, right: this.#negation() });
    return left;
  }

  #negation(): Condition {
    if (this.#takeWord("not")) return this.#deeper(() => this.#node({ kind: "not", inner: this.#negation() }));
    return this.#primary();
  }

  #primary(): Condition {
    if (this.#takeMark("(")) {
      const inner = this.either();
      this.#mustTake(")");
      return inner;
    }
    const token = this.#peek();
    const test = token.kind === "word" && this.#peek(1).kind === "mark" ? textTest(token.text) : undefined;
    if (test !== undefined) return this.#textTest(test);
    return this.#comparison();
  }

  /**
   * Parses `contains(Name,'x')` and `substringof('x',Name)`, with arguments in either order and optionally with `eq
   * true`.
   */
  #textTest(test: TextTest): Condition {
    this.#next += 1;
    this.#mustTake("(");
    const first = this.#operand();
    this.#mustTake(",");
    const second = this.#operand();
    this.#mustTake(")");
    const flipped = mentionsProperty(second) && !mentionsProperty(first);
    const [left, right] = flipped ? [second, first] : [first, second];
    const condition = this.#node({ kind: "text", test, left, right });
    return this.#perhapsEqualToTruth(condition);
  }

  #perhapsEqualToTruth(condition: Condition): Condition {
    const operator = this.#peek();
    const value = this.#peek(1);
    if (operator.kind !== "word" || value.kind !== "literal" || typeof value.value !== "boolean") return condition;
    const name = operator.text.toLowerCase();
    if (name !== "eq" && name !== "ne") return condition;
    this.#next += 2;
    return (name === "eq") === value.value ? condition : this.#node({ kind: "not", inner: condition });
  }

  #comparison(): Condition {
    const left = this.#operand();
    const token = this.#peek();
    const name = token.kind === "word" ? token.text.toLowerCase() : "";
    if (comparisons.has(name)) {
      this.#next += 1;
      return this.#node({ kind: "compare", operator: name as Comparison, left, right: this.#operand() });
    }
    if (name === "in") {
      this.#next += 1;
      return this.#node({ kind: "in", left, choices: this.#choices() });
    }
    if (left.kind === "property") return this.#node({ kind: "holds", property: left.name, at: left.at });
    throw new FilterError(refusals.list.noComparison, token.at);
  }

  #choices(): Literal[] {
    this.#mustTake("(");
    const choices: Literal[] = [];
    do {
      const choice = this.#operand();
      if (choice.kind !== "literal") throw new FilterError(refusals.list.onlyValues, choice.at);
      choices.push(choice);
    } while (this.#takeMark(","));
    this.#mustTake(")");
    return choices;
  }

  #operand(): Operand {
    return this.#deeper(() => {
      const token = this.#peek();
      this.#next += 1;
      this.#count(token.at);
      if (token.kind === "literal") return { kind: "literal", value: token.value, at: token.at };
      if (token.kind !== "word") throw new FilterError(refusals.list.noOperand, token.at);
      if (!this.#takeMark("(")) return { kind: "property", name: token.text, at: token.at };
      return this.#functionCall(token.text.toLowerCase(), token.at);
    });
  }

  #functionCall(name: string, at: number): Operand {
    const of = this.#operand();
    if (name === "indexof") {
      this.#mustTake(",");
      const needle = this.#operand();
      this.#mustTake(")");
      return { kind: "indexof", of, needle, at };
    }
    if (!functions.has(name)) throw new FilterError(refusals.list.noFunction, at);
    this.#mustTake(")");
    return { kind: "function", name: name as TextFunction, of, at };
  }

  #peek(ahead = 0): FilterToken {
    const last = this.#tokens.length - 1;
    return this.#tokens[Math.min(this.#next + ahead, last)] as FilterToken;
  }

  #takeWord(word: string): boolean {
    const token = this.#peek();
    if (token.kind !== "word" || token.text.toLowerCase() !== word) return false;
    this.#next += 1;
    return true;
  }

  #takeMark(mark: string): boolean {
    const token = this.#peek();
    if (token.kind !== "mark" || token.text !== mark) return false;
    this.#next += 1;
    return true;
  }

  #mustTake(mark: string): void {
    if (!this.#takeMark(mark)) throw new FilterError(refusals.list.noMark(mark), this.#peek().at);
  }

  #node<T extends Condition>(condition: T): T {
    this.#count(this.#peek().at);
    return condition;
  }

  #count(at: number): void {
    this.#nodes += 1;
    if (this.#nodes > mostNodes) throw new FilterError(refusals.list.tooLong, at);
  }

  #deeper<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > deepest) throw new FilterError(refusals.list.tooDeep, this.#peek().at);
    const result = read();
    this.#depth -= 1;
    return result;
  }
}

function textTest(name: string): TextTest | undefined {
  switch (name.toLowerCase()) {
    case "contains":
    case "substringof":
      return "contains";
    case "startswith":
      return "startswith";
    case "endswith":
      return "endswith";
    default:
      return undefined;
  }
}

function mentionsProperty(operand: Operand): boolean {
  if (operand.kind === "property") return true;
  return operand.kind !== "literal" && mentionsProperty(operand.of);
}
