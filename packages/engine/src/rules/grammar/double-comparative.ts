import { defineRule } from "../../rule/rule.ts";

const comparatives =
  "better|worse|bigger|smaller|easier|harder|faster|slower|older|younger|taller|shorter|longer|cheaper|nicer|happier|stronger|weaker|higher|lower|larger|richer|poorer|smarter|simpler|safer|greater|warmer|colder|deeper|wider|closer|friendlier|prettier|healthier|busier|quieter|heavier|lighter";
const superlatives =
  "best|worst|biggest|smallest|easiest|hardest|fastest|slowest|oldest|youngest|tallest|shortest|longest|cheapest|nicest|happiest|strongest|weakest|highest|lowest|largest|richest|poorest|smartest|simplest|safest|greatest|warmest|coldest|deepest|widest|closest|friendliest|prettiest|healthiest|busiest";

/** Short adjectives with their comparative: “more tall than” → “taller than”. */
const short: Readonly<Record<string, string>> = {
  tall: "taller",
  small: "smaller",
  big: "bigger",
  fast: "faster",
  old: "older",
  young: "younger",
  cheap: "cheaper",
  short: "shorter",
  long: "longer",
  high: "higher",
  low: "lower",
  weak: "weaker",
  cold: "colder",
  warm: "warmer",
  nice: "nicer",
  easy: "easier",
  pretty: "prettier",
  heavy: "heavier",
  noisy: "noisier",
  lazy: "lazier",
  large: "larger",
  hot: "hotter",
};

const compared =
  "[is|are|was|were|be|am|been|it's|he's|she's|i'm|get|got|gets|feels|looks ~much|even|far|lot|still|a ~little|bit|lot]";

/** “more better” → “better”. */
export const doubleComparative = defineRule({
  message: (found, first) =>
    /^as$/i.test(found)
      ? "Use “than” after a comparative: “more useful than”."
      : /^than$/i.test(found)
        ? "“As” goes with “as”: “as tall as”."
        : /^more/i.test(found)
          ? /^more (?:\w+er|better|worse)$/i.test(found)
            ? `“${first}” is already a comparative, so it needs no “more”.`
            : `A short adjective forms the comparative with -er: “${first}”.`
          : `“${first}” is already a superlative, so it needs no “most”.`,
  patterns: [
    {
      match: `[is|are|was|were|be|been|get|got|gets|become|became|feel|feels|much|look|looks|seem|seems] more ${comparatives} [!NOUN|ADJ]`,
      replace: ["$1"],
    },
    ...Object.entries(short).map(([plain, more]) => ({
      match: `${compared} more ${plain} [than PRON|my|your|his|her|our|their|the|a|an|this|that|these|those|PROPN|ever|before|last|usual|in|it]`,
      replace: [more],
    })),
    ...Object.entries({ ...short, smart: "smarter" }).map(([plain, more]) => ({
      match: `[the] most ${plain} [NOUN|of|in|person|one]`,
      replace: [more.replace(/r$/, "st")],
    })),
    {
      match: "[more|less ADJ] as [the|my|his|her|our|your|their ~other|ADJ|NOUN NOUN|one|ones .|,|!|?|$]",
      replace: ["than"],
    },
    {
      match: "[as ADJ|ADV] than [PRON|my|your|his|her|our|their|the|this|that|these|those|PROPN|before|usual]",
      replace: ["as"],
    },
    { match: `more ${comparatives} [than|.|!|?|$]`, replace: ["$1"] },
    { match: `[the|my|his|her|our|their] most ${superlatives}`, replace: ["$1"] },
  ],
});
