import { defineRule } from "../../rule.ts";

/** “I no what you mean” → “I know what you mean”. */
export const knowOrNo = defineRule({
  id: "grammar/know-or-no",
  title: "“know” or “no”",
  explain: "“Know” is the verb; “no” is the opposite of yes. They sound alike.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "I no what you mean.", right: "I know what you mean." },
    { wrong: "We don't no how it works.", right: "We don't know how it works." },
    { wrong: "Do you no the answer?", right: "Do you know the answer?" },
  ],
  leaves: [
    "I said no what-ifs.",
    "There is no one here.",
    "It came to no good.",
    "We have no how-to.",
    "I know no one.",
  ],
  patterns: [
    {
      match:
        "[i|you|we|they|don't|didn't|doesn't|didnt|dont] no [what|how|who|where|why|when|that|if|it|him|her|them|the|about|whether|which]",
      replace: ["know"],
    },
    { match: "[to] no [what|how|where|why|whether|if]", replace: ["know"] },
  ],
});
