import { defineRule } from "../../rule.ts";

const verbs =
  "buy|see|eat|learn|find|get|make|take|give|meet|know|become|improve|avoid|keep|bring|choose|solve|achieve|prepare|protect|understand|speak|sell|teach|tell|ask|explain|enjoy|create|develop|reduce|relax|obtain|reach|receive|spend|write";

/** “went for buy milk” → “went to buy milk”. */
export const forDoing = defineRule({
  id: "grammar/for-doing",
  title: "“to” do something",
  explain: "What something is done for is told with “to” and the verb: I went to buy milk.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "I went for buy milk.", right: "I went to buy milk." },
    { wrong: "He came here for learn English.", right: "He came here to learn English." },
  ],
  leaves: [
    "It was up for sale.",
    "He asked for help.",
    "They went for a walk.",
    "A cry for help.",
    "It is good for keep fit classes.",
  ],
  patterns: [
    { match: `for [${verbs}] [DET|PRON|PROPN|NOUN|ADJ|more|about|NUM] [!class|classes|group]`, replace: ["to"] },
  ],
  unless: (a, first) => a.tokens[first + 2]?.lower === "fit",
});
