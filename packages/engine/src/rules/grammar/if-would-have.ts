import { defineRule } from "../../rule.ts";

/** “If I would have known” → “If I had known”. */
export const ifWouldHave = defineRule({
  id: "grammar/if-would-have",
  title: "“If I had” for what did not happen",
  explain: "Behind “if” a past that did not happen takes “had”: If I had known, I would have come.",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "If I would have known, I would have come.", right: "If I had known, I would have come." },
    { wrong: "If she would've asked, we'd have helped.", right: "If she had asked, we'd have helped." },
  ],
  leaves: [
    "If I had known, I would have come.",
    "I asked if he would have come.",
    "He wondered if they would have seen it.",
    "If you would have me wait, say so.",
  ],
  patterns: [
    {
      match:
        "^ [if i|you|he|she|it|we|they] would have [*ed|known|been|seen|come|gone|done|had|told|said|thought|taken|given|made]",
      replace: ["had"],
    },
    {
      match:
        "^ [if i|you|he|she|it|we|they] would've [*ed|known|been|seen|come|gone|done|had|told|said|thought|taken|given|made]",
      replace: ["had"],
    },
  ],
  message: () => "Behind “if”, “had” is enough.",
});
