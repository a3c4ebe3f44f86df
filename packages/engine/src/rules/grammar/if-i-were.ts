import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule.ts";

/** “If I was you” → “If I were you”. */
export const ifIWere = defineRule({
  id: "grammar/if-i-were",
  title: "“if I were you”",
  explain: "What is only imagined takes “were”: if I were you, I wish I were rich.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "If I was you, I would go.", right: "If I were you, I would go." },
    { wrong: "I wish I was taller.", right: "I wish I were taller." },
  ],
  leaves: [
    "If I was late, I am sorry.",
    "If he was there, nobody saw him.",
    "If I were you, I'd go.",
    "I asked if I was you-know-who.",
  ],
  patterns: [
    { match: "[if i] was [you|him|her|them|king|president]", replace: ["were"] },
    { match: "[i wish i] was [!able]", replace: ["were"] },
  ],
  unless: isQuoted,
});
