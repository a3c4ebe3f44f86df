import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { defineRule } from "../../rule/rule.ts";

/** Whether a neighboring sign makes the word part of an address or a code: tv/, -uk. */
function isCode(a: Analysis, first: number, last: number): boolean {
  const before = neighbour(a, first, -1);
  const behind = neighbour(a, last - 1, 1);
  return [before, behind].some((token) => token !== undefined && /^[/@#_=\\-]$/.test(token.text));
}

/** “in march 1990” → “in March 1990”; “south africa” → “South Africa”. */
export const nameCapital = defineRule({
  phrases: true,
  unless: isCode,
});
