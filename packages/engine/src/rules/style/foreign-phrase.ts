import { defineRule } from "../../rule.ts";

/** “inter alia” → “among other things”. */
export const foreignPhrase = defineRule({
  id: "style/foreign-phrase",
  title: "Latin, French or German",
  explain: "Everybody understands the English; not everybody the other.",
  kind: "style",
  level: "hint",
  picky: true,
  styles: ["general", "business", "technical", "web", "casual"],
  examples: [
    { wrong: "He spoke inter alia of money.", right: "He spoke among other things of money." },
    { wrong: "The price is ten pounds per annum.", right: "The price is ten pounds a year." },
  ],
  leaves: ["He spoke of money.", "The price is ten pounds a year."],
  phrases: true,
  message: (matched, first) => (first ? `In English: “${first}”.` : `Not everybody knows “${matched}”.`),
});
