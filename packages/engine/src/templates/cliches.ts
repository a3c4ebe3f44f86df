import { fromRules } from "./lane/from-rules.ts";
import { list } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

/** Phrases everybody has read too often, in every style of text. */
export const cliches = defineTemplate({
  id: 35,
  key: "cliches",
  name: "Clichés",
  group: "Tone",
  description: "Flags phrases that readers have seen too often.",
  level: "warning",
  options: { exceptions: list("Exceptions") },
  shown: {
    wrong: "At the end of the day, every cloud has a silver lining.",
    right: "In the end, the failed launch showed us what our customers need.",
  },
  examples: [{ wrong: "The exam was a piece of cake.", right: "The exam was a piece of cake." }],
  leaves: [
    { text: "I ate a piece of pie. “It was a piece of cake,” he said." },
    { config: { exceptions: ["A piece of cake"] }, text: "The exam was a piece of cake." },
  ],
  compile: ({ exceptions }) => fromRules(({ ruleId }) => ruleId === "style/cliche", exceptions),
});
