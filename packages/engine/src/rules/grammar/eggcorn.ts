import type { Analysis } from "../../facts/analysis.ts";
import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that make “use to” and “suppose to” correct: “did he use to go?” */
const plainFollows = wordSet("did didn't do does to not of no any some the its their little put made make");

const behindBe = wordSet(`
  am is are was were be been being i'm you're he's she's it's we're they're not also only always really
`);

const didForms = wordSet("did didn't");

/** Whether the words are correct here: “Did you use to”, “put to good use to be safe”, “I suppose to err is human”. */
function isRightAfterAll({ tokens }: Analysis, first: number): boolean {
  const word = tokens[first]?.lower ?? "";
  if (word !== "use" && word !== "suppose") return false;
  const before = tokens[first - 1];
  if (word === "suppose" && !behindBe.has(before?.lower ?? "")) return true;
  if (plainFollows.has(before?.lower ?? "") || /^(?:ADJ|DET|ADP)$/.test(before?.tag ?? "")) return true;
  return tokens.slice(Math.max(0, first - 4), first).some((token) => didForms.has(token.lower));
}

/** “for all intensive purposes” → “for all intents and purposes”. */
export const eggcorn = defineRule({
  phrases: true,
  unless: isRightAfterAll,
});
