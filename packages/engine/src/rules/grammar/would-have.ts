import { defineRule } from "../../rule.ts";
import { wordSet } from "../../text/word-set.ts";

const opensAside = wordSet("course necessity himself herself itself");

/** “would of” → “would have”. */
export const wouldHave = defineRule({
  id: "grammar/would-have",
  title: "“would have”, not “would of”",
  explain: "“Would’ve” sounds like “would of” but is short for “would have”.",
  kind: "grammar",
  level: "error",
  sure: true,
  examples: [
    { wrong: "I would of gone.", right: "I would have gone." },
    { wrong: "You should of known.", right: "You should have known." },
    { wrong: "He couldn't of done it.", right: "He couldn't have done it." },
  ],
  leaves: [
    "I would of course go.",
    "More than he could of himself.",
    "She would, of necessity, stay.",
    "They would of necessity stay.",
  ],
  patterns: [
    {
      match:
        "[would|could|should|might|must|wouldn't|couldn't|shouldn't|mightn't] of [VERB|AUX|been|had|done|gone|ADV|not] [!necessity]",
      replace: ["have"],
    },
  ],
  unless: (a, first) => opensAside.has(a.tokens[first + 1]?.lower ?? ""),
  message: () => "It sounds like “of” but is “have”.",
});
