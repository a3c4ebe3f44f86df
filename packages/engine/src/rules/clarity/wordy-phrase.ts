import { defineRule } from "../../rule.ts";

/** “in order to” → “to”. */
export const wordyPhrase = defineRule({
  id: "clarity/wordy-phrase",
  title: "Shorter says it",
  explain: "A shorter phrase says the same. Readers thank you for every word you spare them.",
  kind: "clarity",
  level: "hint",
  examples: [
    { wrong: "He left due to the fact that it rained.", right: "He left because it rained." },
    { wrong: "We met in order to talk.", right: "We met to talk." },
    { wrong: "They made a decision.", right: "They decided." },
    { wrong: "She utilized the tool.", right: "She used the tool." },
    { wrong: "It is important to note that cats sleep.", right: "Cats sleep." },
  ],
  leaves: [
    "He left because it rained.",
    "The order to march came.",
    "We met to talk.",
    "In the course he took.",
    "She made a wise decision.",
  ],
  phrases: true,
  message: (matched, first) => (first === "" || first === undefined ? `“${matched}” can go.` : `Shorter: “${first}”.`),
});
