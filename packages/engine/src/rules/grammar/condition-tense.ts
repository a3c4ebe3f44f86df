import { defineRule } from "../../rule.ts";

/** “If I would have time, I would go” → “If I had time”; “as soon as I will arrive” → “as soon as I arrive”. */
export const conditionTense = defineRule({
  id: "grammar/condition-tense",
  title: "“will” and “would” behind if, when, until",
  explain:
    "Behind if, unless, until, as soon as what is to come stands in the present: as soon as I arrive. What is only thought stands in the past: If I had time, I would go.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "As soon as I will arrive, I'll call.", right: "As soon as I arrive, I'll call." },
    { wrong: "Wait until they will come.", right: "Wait until they come." },
    { wrong: "If I would have time, I would go.", right: "If I had time, I would go." },
    { wrong: "If I would be rich, I would travel.", right: "If I were rich, I would travel." },
  ],
  leaves: [
    "I don't know when I will arrive.",
    "If you will wait here, I'll ask.",
    "If he would only listen!",
    "She asked if I would have time.",
    "We shall see if they will come.",
    "If I would have known, I would have come.",
    "Until then I will wait.",
    "I'd be glad if you would be quiet.",
  ],
  patterns: [
    { match: "[as soon as i|you|we|they] will [VERB !have]", replace: [""] },
    { match: "[until|unless i|you|we|they] will [VERB]", replace: [""] },
    {
      match: "^ [if i|he|she|we|they|it] would have [time|money|enough|more|a|an|the|any|children|wings|power|no]",
      replace: ["had"],
    },
    {
      match:
        "^ [if i|he|she|we|they|it] would be [rich|richer|you|younger|older|able|a|an|the|in|there|here|taller|free|president|king|alone|possible]",
      replace: ["were"],
    },
  ],
});
