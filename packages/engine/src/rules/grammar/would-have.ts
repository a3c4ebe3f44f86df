import { byParticiple } from "../../language/irregular-verbs.ts";
import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const opensAside = wordSet("course necessity himself herself itself");

const modals =
  "would|could|should|might|must|may|wouldn't|couldn't|shouldn't|mightn't|mustn't|i'd|you'd|he'd|she'd|we'd|they'd|who'd";
/** The words that follow “have”, by their form where the tagger may read a noun: “would of thought”. */
const participles = [...byParticiple.keys()].join("|");

/** “would of” → “would have”. */
export const wouldHave = defineRule({
  patterns: [
    {
      match: `[${modals} ~not ~ADV ~ADV] of [VERB|AUX|*ed|${participles}|ADV|not] [!necessity]`,
      replace: ["have"],
    },
    { match: `[${modals} ~not at least|best|most] of [VERB|AUX|*ed|${participles}]`, replace: ["have"] },
    { match: `[ought ~not to ~ADV] of [VERB|AUX|*ed|${participles}]`, replace: ["have"] },
    { match: `[${modals} i|you|he|she|it|we|they|anyone|anybody] of [*ed|${participles}]`, replace: ["have"] },
  ],
  unless: (a, first) =>
    /^(?:sort|kind)$/.test(a.tokens[first - 1]?.lower ?? "") ||
    opensAside.has(a.tokens[first + 1]?.lower ?? "") ||
    /^(?:DT|PRP\$|JJ)$/.test(a.tokens[first - 2]?.penn ?? ""),
});
