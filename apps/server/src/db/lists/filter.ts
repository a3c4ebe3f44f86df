/** A filter as a tree. */
export type Condition =
  | { readonly kind: "and" | "or"; readonly left: Condition; readonly right: Condition }
  | { readonly kind: "not"; readonly inner: Condition }
  | { readonly kind: "compare"; readonly operator: Comparison; readonly left: Operand; readonly right: Operand }
  | { readonly kind: "in"; readonly left: Operand; readonly choices: readonly Literal[] }
  | { readonly kind: "text"; readonly test: TextTest; readonly left: Operand; readonly right: Operand }
  /** A Boolean property by itself. */
  | { readonly kind: "holds"; readonly property: string; readonly at: number };

export type Comparison = "eq" | "ne" | "gt" | "ge" | "lt" | "le";
export type TextTest = "contains" | "startswith" | "endswith";
export type FilterValue = string | number | boolean | null;

export interface Literal {
  readonly kind: "literal";
  readonly value: FilterValue;
  readonly at: number;
}

/** A value in a comparison: a property, a literal, or a function of one. */
export type Operand =
  | Literal
  | { readonly kind: "property"; readonly name: string; readonly at: number }
  | { readonly kind: "function"; readonly name: TextFunction; readonly of: Operand; readonly at: number }
  | { readonly kind: "indexof"; readonly of: Operand; readonly needle: Operand; readonly at: number };

export type TextFunction = "tolower" | "toupper" | "trim" | "length";

/** Thrown for an invalid filter. `at` is the position in UTF-16 code units. */
export class FilterError extends Error {
  override readonly name = "FilterError";
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
