import { defineRule } from "../../rule/rule.ts";

const comparatives =
  "better|worse|bigger|smaller|easier|harder|faster|slower|older|younger|taller|shorter|longer|cheaper|nicer|happier|stronger|weaker|higher|lower|larger|richer|poorer|smarter|simpler|safer|greater|warmer|colder|deeper|wider|closer|friendlier|prettier|healthier|busier|quieter|heavier|lighter";
const superlatives =
  "best|worst|biggest|smallest|easiest|hardest|fastest|slowest|oldest|youngest|tallest|shortest|longest|cheapest|nicest|happiest|strongest|weakest|highest|lowest|largest|richest|poorest|smartest|simplest|safest|greatest|warmest|coldest|deepest|widest|closest|friendliest|prettiest|healthiest|busiest";

/** “more better” → “better”. */
export const doubleComparative = defineRule({
  message: (found, first) =>
    /^more/i.test(found)
      ? `“${first}” is already a comparative, so it needs no “more”.`
      : `“${first}” is already a superlative, so it needs no “most”.`,
  patterns: [
    {
      match: `[is|are|was|were|be|been|get|got|gets|become|became|feel|feels|much|look|looks|seem|seems] more ${comparatives} [!NOUN|ADJ]`,
      replace: ["$1"],
    },
    { match: `more ${comparatives} [than|.|!|?|$]`, replace: ["$1"] },
    { match: `[the|my|his|her|our|their] most ${superlatives}`, replace: ["$1"] },
  ],
});
