import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule/rule.ts";

/** “is laying on the bed” → “is lying on the bed”. */
export const lieOrLay = defineRule({
  patterns: [
    {
      match:
        "[am|is|are|was|were|been|i'm|he's|she's|it's|they're|just] laying [on|in|there|here|beside|next|under|around|awake|flat|still|face] [!of|wait]",
      replace: ["lying"],
    },
    {
      match: "[am|is|are|was|were|been|i'm|he's|she's] laying [down] [!DET|PRON|NOUN|ADJ|PROPN|NUM]",
      replace: ["lying"],
    },
    {
      match:
        "[to|will|can|should|must|could|gonna|let's|i'll|you'll] lay [down] [!DET|PRON|NOUN|ADJ|PROPN|NUM|ADV|some|rules|arms]",
      replace: ["lie"],
    },
    { match: "[i|he|she|we|they] laid [down] [on|in|beside|next|and|for]", replace: ["lay"] },
  ],
  unless: isQuoted,
});
