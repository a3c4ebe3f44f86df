import type { TeamRule } from "../settings/settings.ts";
import { slashed } from "./expression.ts";
import { writtenOut } from "./written-out.ts";

/** What a sign of an expression takes to be compiled, and to be compared with a letter of the text, milliseconds. */
const compiling = 0.006;
const comparing = 1.5e-6;
/** Beyond so many signs no expression is used (`rule-lane.ts`). */
const mostSigns = 30_000;

/**
 * Estimates how long the regular expressions among some rules take for a text of a given length, in milliseconds on an
 * ordinary machine. Compiles nothing, and estimates too high rather than too low.
 */
export function priceOfRules(rules: readonly Pick<TeamRule, "match">[], letters: number): number {
  let signs = 0;
  for (const { match } of rules) signs += writtenOut(slashed(match)?.pattern ?? "");
  return Math.min(signs, mostSigns) * (compiling + comparing * letters);
}
