import { plural } from "../../language/inflect.ts";
import { defineRule } from "../../rule/rule.ts";

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

/** “the one’s who stayed” → “the ones who stayed”; “her’s” → “hers”. */
export const needlessApostrophe = defineRule({
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
