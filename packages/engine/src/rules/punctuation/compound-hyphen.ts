import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule/rule.ts";

/** “a time consuming task” → “a time-consuming task”. */
export const compoundHyphen = defineRule({
  phrases: true,
  unless: isApart,
});

/** Whether a hyphen or quotation mark next to the words shows that the spelling is deliberate. */
function isApart(a: Analysis, first: number, last: number): boolean {
  const marks = [neighbour(a, first, -1)?.text, neighbour(a, last - 1, 1)?.text];
  return marks.some((mark) => mark === "-" || mark === "“" || mark === '"' || mark === "”");
}
