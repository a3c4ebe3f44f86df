import type { Analysis } from "../../facts/analysis.ts";
import { byPast, irregularVerbs } from "../../language/irregular-verbs.ts";
import { neighbour, opensClause } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { baseOfParticiple, baseOfPast, isHave } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Returns a finding for a past form after “have”: “have went”. */
function afterHave(a: Analysis, index: number): Hit | undefined {
  let verb = neighbour(a, index, 1);
  if (verb && (verb.tag === "ADV" || verb.lower === "not")) verb = neighbour(a, index, 2);
  if (verb?.tag !== "VERB") return undefined;
  const isBetween = verb !== neighbour(a, index, 1);
  const base =
    baseOfPast(verb) ??
    (isBetween && /^(?:never|already|ever|always|just)$/.test(neighbour(a, index, 1)?.lower ?? "")
      ? byPast.get(verb.lower)
      : undefined);
  const parts = base ? irregularVerbs.get(base) : undefined;
  if (!parts || parts.pastServes || endsRelative(a, index)) return undefined;
  return {
    start: verb.start,
    end: verb.end,
    message: `Use the past participle after “${a.tokens[index]?.text ?? "have"}”: “${parts.participle}”.`,
    suggestions: [parts.participle],
  };
}

/** “The work he has | went to a charity”: a clause about a noun ends with “has”. */
const endsRelative = (a: Analysis, index: number): boolean =>
  /^(?:have|has|had)$/.test(a.tokens[index]?.lower ?? "") &&
  neighbour(a, index, -1)?.penn === "PRP" &&
  /^NN/.test(neighbour(a, index, -2)?.penn ?? "");

const thirdPersons = wordSet("he she it");

/** Returns a finding for a participle without “have”: “he seen”. */
function afterSubject(a: Analysis, index: number): Hit | undefined {
  const verb = neighbour(a, index, 1);
  const before = neighbour(a, index, -1);
  if (verb?.tag !== "VERB" || !opensClause(a, index) || isHave(before) || before?.tag === "AUX" || isQuoted(a, index))
    return undefined;
  const base = baseOfParticiple(verb);
  const parts = base ? irregularVerbs.get(base) : undefined;
  if (!parts || base === "be" || base === "show" || base === "prove") return undefined;
  // “Had he known”: an auxiliary opens the clause a little earlier.
  for (let back = 1; back <= 4; back++) if (neighbour(a, index, -back)?.tag === "AUX") return undefined;
  const have = `have ${verb.lower}`;
  const third = thirdPersons.has(a.tokens[index]?.lower ?? "");
  return {
    start: verb.start,
    end: verb.end,
    message: `“${verb.text}” is a participle and needs “have”. The past tense is “${parts.past}”.`,
    suggestions: [parts.past, third ? have.replace("have", "has") : have],
  };
}

/** Flags past tense forms used as participles and the reverse. */
export const pastOrParticiple = defineRule({
  words: [
    "have",
    "has",
    "had",
    "having",
    "haven't",
    "hasn't",
    "hadn't",
    "i've",
    "you've",
    "we've",
    "they've",
    "i",
    "he",
    "she",
    "we",
    "they",
  ],
  at(a, index) {
    const token = a.tokens[index];
    return isHave(token) ? afterHave(a, index) : afterSubject(a, index);
  },
});
