import type { Analysis } from "../../facts/analysis.ts";
import { plural } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Matches verbs that are mistakenly written with an apostrophe after “he”, “she”, and “it”. */
const verbs =
  "know's|want's|need's|say's|make's|take's|come's|get's|look's|give's|think's|like's|feel's|work's|mean's|seem's|help's|start's|play's|keep's|run's|live's|use's|tell's|happen's|believe's|show's|call's|ask's|try's|become's|see's|love's|eat's|stand's|sound's|smell's|depend's|contain's|include's|belong's|cost's|hope's";
const dropped = verbs.split("|").map((verb) => ({
  match: `[he|she|it|who|that|which|everyone|everybody|nobody|this] ${verb}`,
  replace: [verb.replace("'", "")],
}));

/** Things that are sold or counted, whose plural is often written with an apostrophe: “Banana’s are cheap”. */
const things =
  "banana apple orange potato tomato egg book photo picture video phone car computer ticket shoe dress game pizza burger sandwich drink cake flower toy coat bag chair table room house dog cat kid boy girl student teacher customer friend parent member player user employee price idea problem question answer reason rule week day month year hour minute email message file page photo menu taco logo piano radio studio baby party city country".split(
    " ",
  );

const counts = wordSet("two three four five six seven eight nine ten many several few both these those");

/** Whether a word is a noun with ’s, such as “dog’s” or “Smith’s”. */
const isOwner = ({ lower, cliticPenn, penn }: Token): boolean =>
  /^\p{L}{3,}['’]s$/u.test(lower) && cliticPenn === "POS" && /^NNP?$/.test(penn);

/** “The company’s are merging”: a plural verb with a participle cannot follow an owner. */
function beforePlural(a: Analysis, index: number): boolean {
  const [verb, next] = [neighbour(a, index, 1), neighbour(a, index, 2)];
  const isOpening = neighbour(a, index, -1)?.lower === "the" && neighbour(a, index, -2) === undefined;
  const isFamily = a.tokens[index]?.penn === "NNP" && /^(?:IN|RB|DT)$/.test(next?.penn ?? "");
  return isOpening && /^(?:are|were|have)$/.test(verb?.lower ?? "") && (isFamily || /^VB[GN]$/.test(next?.penn ?? ""));
}

/** “The two dog’s barked”: a number asks for a plural, and nothing that is owned follows. */
function afterNumber(a: Analysis, index: number): boolean {
  const [before, next] = [neighbour(a, index, -1), neighbour(a, index, 1)];
  if (!before || !counts.has(before.lower)) return false;
  return next === undefined || /^(?:VB[DP]|MD|IN|CC|TO|WP|WDT|[.,])$/.test(next.penn);
}

function ownerAt(a: Analysis, index: number, token: Token): Hit | undefined {
  if (!isOwner(token) || isQuoted(a, index) || !(beforePlural(a, index) || afterNumber(a, index))) return undefined;
  const stem = token.text.slice(0, -2);
  const fix = plural(stem);
  if (token.penn === "NN" && !a.lexicon.isWord(fix)) return undefined;
  return { start: token.start, end: token.end, message: `A plural has no apostrophe: “${fix}”.`, suggestions: [fix] };
}

/** “the one’s who stayed” → “the ones who stayed”; “her’s” → “hers”. */
export const needlessApostrophe = defineRule({
  *check(a): Iterable<Hit | undefined> {
    for (const [index, token] of a.tokens.entries()) if (token.clitic !== undefined) yield ownerAt(a, index, token);
  },
  patterns: [
    ...["her", "our", "your"].map((owner) => ({ match: `${owner}'s`, replace: [`${owner}s`] })),
    {
      match:
        "[the|these|those|other|new|old|good|bad|big|small|loved|only|little] one's [who|that|which|in|i|we|you|they|he|she|are|were|have]",
      replace: ["ones"],
    },
    {
      match: "[NUM|many|few|all|both|some|several] other's [are|were|have|who|do|did|will|would|can|think|say]",
      replace: ["others"],
    },
    { match: "their's [!DET|NUM]", replace: ["theirs"] },
    { match: "their's [DET|NUM]", replace: ["there's"] },
    ...["hundred", "thousand", "million", "dozen"].map((many) => ({ match: `${many}'s [of]`, replace: [`${many}s`] })),
    { match: "its ' [NOUN|ADJ|own]", replace: ["its"] },
    ...dropped,
    ...things.map((thing) => ({
      match: `[^ ~the|these|those|all|our|my|some|many|most ~ADJ] ${thing}'s [are|were|have|aren't|weren't|must|should|can|will|need|want]`,
      replace: [plural(thing)],
    })),
    ...things.map((thing) => ({
      match: `[two|three|four|five|six|seven|eight|nine|ten|many|several|few|these|those|fresh|some] ${thing}'s [.|,|and|in|on|at|for|from|are|were|$]`,
      replace: [plural(thing)],
    })),
  ],
  message: (found, first = "") =>
    /['’]/.test(first)
      ? `“${found}” is not a word. Did you mean “${first}”?`
      : `Write “${first}” without an apostrophe.`,
  // “its 'smart' mode”: a quotation begins.
  unless: ({ tokens }, _, last) => tokens[last - 1]?.text === "'" && tokens[last - 1]?.spaced === true,
});
