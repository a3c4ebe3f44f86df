import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule.ts";

/** “is laying on the bed” → “is lying on the bed”. */
export const lieOrLay = defineRule({
  id: "grammar/lie-or-lay",
  title: "“lie” or “lay”",
  explain: "One lies down (lay, has lain); one lays something down (laid, has laid).",
  kind: "grammar",
  level: "warning",
  examples: [
    { wrong: "He is laying on the bed.", right: "He is lying on the bed." },
    { wrong: "I want to lay down.", right: "I want to lie down." },
    { wrong: "She laid down and slept.", right: "She lay down and slept." },
    { wrong: "The book was laying there.", right: "The book was lying there." },
  ],
  leaves: [
    "He is laying bricks.",
    "They laid down their arms.",
    "Hens lay eggs.",
    "I want to lay down some rules.",
    "The law laid down in 1901 holds.",
    "She is laying the table.",
    "Workers were laying down the line.",
  ],
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
