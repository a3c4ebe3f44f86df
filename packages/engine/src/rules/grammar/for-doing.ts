import { defineRule } from "../../rule/rule.ts";

const verbs =
  "buy|see|eat|learn|find|get|make|take|give|meet|know|become|improve|avoid|keep|bring|choose|solve|achieve|prepare|protect|understand|speak|sell|teach|tell|ask|explain|enjoy|create|develop|reduce|relax|obtain|reach|receive|spend|write";

/** “went for buy milk” → “went to buy milk”. */
export const forDoing = defineRule({
  patterns: [
    { match: `for [${verbs}] [DET|PRON|PROPN|NOUN|ADJ|more|about|NUM] [!class|classes|group]`, replace: ["to"] },
  ],
  // “Check the box for Create Channels.”
  unless: (a, first) =>
    a.tokens[first + 2]?.lower === "fit" || a.tokens[first + 1]?.text !== a.tokens[first + 1]?.lower,
});
