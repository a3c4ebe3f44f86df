import type { Analysis } from "../../facts/analysis.ts";
import { defineRule } from "../../rule/rule.ts";

/** Whether a neighboring sign makes the word part of a file name, an address, or a code. */
function isPart({ tokens, text }: Analysis, first: number, last: number): boolean {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last - 1]?.end ?? 0;
  return /[/\\_@.#-]/.test(text[start - 1] ?? "") || /[/\\_@:-]/.test(text[end] ?? "");
}

/** “eg” → “e.g.”; “10 kgs” → “10 kg”. */
export const abbreviation = defineRule({
  phrases: true,
  unless: isPart,
});
