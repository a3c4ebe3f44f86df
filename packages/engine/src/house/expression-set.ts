import { RE2Set } from "re2js";
import type { Expression } from "./expression.ts";

/** Tells which of many regular expressions a text can fit, reading it once. */
export type ExpressionSet = (text: string) => readonly number[];

/** More in one automaton make it forget its states all the time. */
const perSet = 100;

/** Indices of the expressions that fit somewhere in a text, in order. */
export function createExpressionSet(expressions: readonly Expression[]): ExpressionSet {
  const sets: { readonly from: number; readonly set: RE2Set }[] = [];
  for (let from = 0; from < expressions.length; from += perSet) {
    const set = new RE2Set();
    for (const { source } of expressions.slice(from, from + perSet)) set.add(source);
    sets.push({ from, set });
  }
  return (text) => sets.flatMap(({ from, set }) => set.match(text).map((index) => from + index));
}
