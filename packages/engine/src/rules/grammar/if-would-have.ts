import { defineRule } from "../../rule.ts";

/** “If I would have known” → “If I had known”. */
export const ifWouldHave = defineRule({
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
});
