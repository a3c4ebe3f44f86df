import type { HouseRule } from "../settings.ts";
import { slashed } from "./expression.ts";
import { writtenOut } from "./written-out.ts";

/** What a sign of an expression takes to be compiled, and to be compared with a letter of the text, milliseconds. */
const compiling = 0.006;
const comparing = 1.5e-6;
/** Beyond so many signs no expression is used (`rule-lane.ts`). */
const mostSigns = 30_000;

/**
 * About how long the regular expressions among some rules take with a text of so many letters, milliseconds on an ordinary
 * machine. It is told without compiling any, and rather too much than too little.
 */
export function priceOfRules(rules: readonly Pick<HouseRule, "match">[], letters: number): number {
  let signs = 0;
  for (const { match } of rules) signs += writtenOut(slashed(match)?.pattern ?? "");
  return Math.min(signs, mostSigns) * (compiling + comparing * letters);
}
