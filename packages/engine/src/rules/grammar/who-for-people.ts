import { defineRule } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const asking = wordSet("ask asked asks tell told tells show showed shows teach");

/** “the man which” → “the man who”. */
export const whoForPeople = defineRule({
  patterns: [
    {
      match:
        "[the|a|an|those|some|many|other|these|know|knew|are|is|of|all|most|every man|woman|people|person|boy|girl|guy|child|children|men|women|friend|friends|teacher|teachers|student|students|doctor|lady|gentleman|players|actor|singer|author|writer] which [VERB|works|work|lives|live|came|come|comes|have|has|had|wants|want|likes|like|went|go|goes|knows|know|speaks|speak|made|make|makes|love|loves|loved|helped|said|says|think|is|are|was|were|can|cannot|don't|doesn't|didn't]",
      replace: ["who", "that"],
    },
    { match: "[someone|somebody|everyone|everybody|anyone|anybody] which [VERB|AUX]", replace: ["who", "that"] },
  ],
  unless: (a, first) => asking.has(a.tokens[first - 3]?.lower ?? ""),
});
