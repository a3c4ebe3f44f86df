import { defineRule } from "../../rule.ts";

/** “planification” → “planning”. */
export const borrowedSense = defineRule({
  id: "clarity/borrowed-sense",
  title: "A sense other languages gave it",
  explain:
    "In European offices some English words have taken the sense of a word that looks alike in another language. Readers elsewhere take them otherwise.",
  kind: "clarity",
  level: "hint",
  picky: true,
  styles: ["general", "academic", "business", "web"],
  examples: [
    { wrong: "The planification went on.", right: "The planning went on." },
    { wrong: "Three trilogues followed.", right: "Three three-way talks followed." },
  ],
  leaves: ["The planning went on.", "Three talks followed."],
  phrases: true,
  message: (matched, first) =>
    first ? `Elsewhere readers say “${first}”.` : `Elsewhere readers take “${matched}” otherwise.`,
});
