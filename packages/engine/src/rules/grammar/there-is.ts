import type { Analysis } from "../../facts/analysis.ts";
import { isPlural, isSingular } from "../../language/grammatical-number.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const many = wordSet(`
  many several few two three four five six seven eight nine ten various numerous both these those
`);

const other: Readonly<Record<string, string>> = { is: "are", was: "were", are: "is", were: "was" };
/** Units whose plural can be a single amount. */
const measures = wordSet(`
  a an mile miles year years day days hour hours minute minutes week weeks month months dollar dollars pound pounds
  percent per feet inches metres meters
`);

const indefinite = wordSet("many several");

/** Whether a plural follows. Amounts are singular (“there is five miles to go”), and so is “many a slip”. */
function isMany(a: Analysis, index: number): boolean {
  const next = neighbour(a, index, 2);
  const noun = neighbour(a, index, 3);
  if (next?.lower === "a" && noun?.lower === "lot" && neighbour(a, index, 4)?.lower === "of")
    return isThings(neighbour(a, index, 5), neighbour(a, index, 6));
  if (next && isSeveral(next))
    return (
      !(noun && measures.has(noun.lower)) && (noun?.tag !== "NOUN" || isPlural(noun) || indefinite.has(next.lower))
    );
  return isThings(
    next && mayLead.has(next.lower) ? noun : next,
    neighbour(a, index, next && mayLead.has(next.lower) ? 4 : 3),
  );
}

const isSeveral = ({ lower }: Token): boolean => many.has(lower) || (/^\d{1,3}$/.test(lower) && Number(lower) > 1);

/** Words that can come between “there is” and a noun. */
const mayLead = wordSet("some no other more also still always only really");
/** Plural nouns that name one amount, place, or field. */
const oneAmount = wordSet("means politics thanks savings works grounds headquarters stairs things yards inches odds");

/** Whether the noun is plural and not the first part of a compound such as “sports news”. */
const isThings = (noun: Token | undefined, beyond: Token | undefined): boolean =>
  noun?.penn === "NNS" &&
  isPlural(noun) &&
  !measures.has(noun.lower) &&
  !oneAmount.has(noun.lower) &&
  !(beyond && /^(?:NOUN|PROPN|ADJ|VERB|NUM|PART)$/.test(beyond.tag) && beyond.penn !== "VBG") &&
  !/^[-/&'’]$/.test(beyond?.text ?? "");

const wishes = wordSet("if though wish wished");

const goesOn = wordSet("and or of ,");

const amounts = wordSet("couple ton load heap pile great good hundred");

/** Whether a single thing follows. “A mother and a child”, “a lot”, and “a couple” are plural. */
function isOneThing(a: Analysis, index: number): boolean {
  const article = neighbour(a, index, 2);
  const shift = neighbour(a, index, 3)?.penn === "JJ" ? 1 : 0;
  const noun = neighbour(a, index, 3 + shift);
  const beyond = neighbour(a, index, 4 + shift);
  // “as if there were a monster”
  for (let back = 1; back <= 6; back++) if (wishes.has(neighbour(a, index, -back)?.lower ?? "")) return false;
  if (!article || !noun || !/^an?$/.test(article.lower) || !isSingular(noun)) return false;
  if (beyond && (goesOn.has(beyond.lower) || beyond.tag === "NOUN")) return false;
  return !amounts.has(noun.lower);
}

const singularBe = wordSet("is was");

/** “There is many” → “There are many”; “There are a man” → “There is a man”. */
export const thereIs = defineRule({
  patterns: [
    {
      match:
        "there's [many|several|two|three|four|five|six|seven|eight|nine|ten *ns|*ts|*ys|*rs|*ms|*ks|*ds|*ls|people]",
      replace: ["there are"],
    },
  ],
  message: (_, first) => `The noun is plural, so use “${first?.toLowerCase()}”.`,
  unless: isQuoted,
  words: ["there", "here"],
  at(a, index): Hit | undefined {
    const verb = neighbour(a, index, 1);
    if (!verb || neighbour(a, index, -1)?.tag === "AUX" || !Object.hasOwn(other, verb.lower)) return undefined;
    // “From here is two hours.”
    if (a.tokens[index]?.lower === "here" && neighbour(a, index, -1)) return undefined;
    const wrong = singularBe.has(verb.lower) ? isMany(a, index) : isOneThing(a, index);
    const fix = other[verb.lower];
    if (!wrong || !fix) return undefined;
    return {
      start: verb.start,
      end: verb.end,
      message: `The noun is ${singularBe.has(verb.lower) ? "plural" : "singular"}, so use “${a.tokens[index]?.lower ?? "there"} ${fix}”.`,
      suggestions: [fix],
    };
  },
});
