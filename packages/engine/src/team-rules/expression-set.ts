import { RE2Set } from "re2js";
import type { LinearPattern } from "../linear/index.ts";
import type { Steps } from "../text/steps.ts";

/** Finds which of many regular expressions may match a text, in one pass for each group. */
export type ExpressionSet = (text: string) => Steps<readonly number[]>;

/**
 * The size of a group, in expressions and in their steps: with more, the automaton would discard its cached states all
 * the time.
 */
const perSet = 100;
const stepsPerSet = 5000;

/** Expressions that are matched together, and the index of the first. */
interface Group {
  readonly from: number;
  readonly members: LinearPattern[];
}

function grouped(expressions: readonly LinearPattern[]): Group[] {
  const groups: Group[] = [];
  let steps = 0;
  for (const [index, expression] of expressions.entries()) {
    const last = groups.at(-1);
    if (last && last.members.length < perSet && steps + expression.size <= stepsPerSet) {
      last.members.push(expression);
      steps += expression.size;
    } else {
      groups.push({ from: index, members: [expression] });
      steps = expression.size;
    }
  }
  return groups;
}

/** Returns the indices of the expressions that match in a text, and of some with lookaround that may, in order. */
export function createExpressionSet(expressions: readonly LinearPattern[]): ExpressionSet {
  const sets = grouped(expressions).map(({ from, members }) => {
    const set = new RE2Set();
    for (const { relaxed } of members) set.add(relaxed);
    return { from, set };
  });
  return function* (text) {
    const fitting: number[] = [];
    for (const { from, set } of sets) {
      fitting.push(...set.match(text).map((index) => from + index));
      yield;
    }
    return fitting;
  };
}
