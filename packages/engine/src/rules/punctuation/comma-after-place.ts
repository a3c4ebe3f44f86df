import type { Analysis } from "../../facts/analysis.ts";
import { commaBehind } from "../../language/comma-behind.ts";
import { months } from "../../language/months.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** States that are one word, and the second words of those that are two. */
const states = wordSet(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa
  kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio
  oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
`);

/** Words that go on with the sentence and cannot belong to the name of a place. */
const goesOn = wordSet(
  "and in on at for with when where after before to was is were are has had by because while since",
);

/** “in Austin, Texas and”: a city between a preposition and the comma, and a state after it. */
function afterState(a: Analysis, at: number): Hit | undefined {
  const [state, next] = [a.tokens[at], a.tokens[at + 1]];
  if (!state || !/^\p{Lu}\p{Ll}/u.test(state.text) || a.tokens[at - 1]?.text !== ",") return undefined;
  if (!next?.spaced || next.sentence !== state.sentence || !goesOn.has(next.text) || state.clitic !== undefined)
    return undefined;
  let city = at - 2;
  while (a.tokens[city]?.penn === "NNP" && city > at - 5) city--;
  const isPlace = /^(?:in|from|to|near|of|at|outside)$/.test(a.tokens[city]?.lower ?? "") && city < at - 2;
  // “in Nevada, Texas and Utah”: a list of states.
  const isList = states.has(a.tokens[at - 2]?.lower ?? "") || a.tokens[at + 2]?.penn === "NNP";
  return isPlace && !isList && !isQuoted(a, at) ? { ...commaBehind(state), message: afterBoth } : undefined;
}

const afterBoth = "Put a comma after the state too, because the comma before it opens an insertion.";

/** “On March 3, 2019 the company”: a whole date that opens the sentence. */
function afterYear(a: Analysis, at: number): Hit | undefined {
  const [on, month, day, comma, year, next] = [0, 1, 2, 3, 4, 5].map((ahead) => a.tokens[at + ahead]);
  if (!on || !month || !year || !next || !months.includes(month.text) || comma?.text !== ",") return undefined;
  if (!/^\d{1,2}$/.test(day?.text ?? "") || !/^(?:1[5-9]|20)\d\d$/.test(year.text) || isQuoted(a, at)) return undefined;
  if (next.sentence !== on.sentence || !/^(?:DT|PRP\$?|NNP|EX)$/.test(next.penn)) return undefined;
  return { ...commaBehind(year), message: "Put a comma after the year of a date that opens the sentence." };
}

/** “in Austin, Texas and” → “Texas, and”; “On March 3, 2019 the” → “2019, the”. */
export const commaAfterPlace = defineRule({
  words: [...states, "on"],
  at: (a, index) =>
    a.tokens[index]?.lower === "on"
      ? a.sentences[a.tokens[index]?.sentence ?? -1]?.first === index
        ? afterYear(a, index)
        : undefined
      : afterState(a, index),
});
