import type { LinearPattern } from "../linear/index.ts";
import { finish } from "../text/steps.ts";
import { compileExpression } from "./expression.ts";
import { createExpressionSet } from "./expression-set.ts";
import { TeamRuleError } from "./team-rule-error.ts";

const compiled = (pattern: string, caseSensitive: boolean): LinearPattern =>
  compileExpression({ pattern: `^(?:${pattern})$`, insensitive: !caseSensitive, offset: 0 });

/**
 * Returns a sentence that explains to its author why a regular expression cannot be used, or undefined if it can.
 * @example
 * const problem = expressionProblem("(draft");
 * problem; // "The pattern is invalid: missing closing )."
 */
export function expressionProblem(pattern: string): string | undefined {
  try {
    // Alone first: “a)|(b” is no expression, though it is one in brackets.
    compileExpression({ pattern, insensitive: false, offset: 0 });
    compiled(pattern, true);
    return undefined;
  } catch (error) {
    if (error instanceof TeamRuleError) return error.message;
    throw error;
  }
}

/** Whether one of some regular expressions fits a whole text; those that cannot be read fit none. Linear in the text. */
export function wholeFit(patterns: readonly string[], caseSensitive: boolean): (text: string) => boolean {
  const usable = patterns.filter((pattern) => expressionProblem(pattern) === undefined);
  if (usable.length === 0) return () => false;
  const expressions = usable.map((pattern) => compiled(pattern, caseSensitive));
  const fitting = createExpressionSet(expressions);
  return (text) => finish(fitting(text)).some((index) => expressions[index]?.fits(text));
}
