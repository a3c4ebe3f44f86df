import { fromRules } from "./lane/from-rules.ts";
import { choice, list } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

const normal = ["clarity/wordy-phrase", "clarity/redundancy"];
const strict = [...normal, "clarity/plain-word", "style/filler"];

/** “due to the fact that” → “because”, in every style of text. */
export const wordyPhrases = defineTemplate({
  id: 33,
  key: "wordy-phrases",
  name: "Wordy phrases",
  group: "Clarity",
  description: "Suggests shorter alternatives to wordy phrases. The strict level adds inflated words and fillers.",
  level: "warning",
  options: { level: choice("Level", "normal", "strict"), exceptions: list("Exceptions") },
  examples: [
    { wrong: "He left due to the fact that it rained.", right: "He left because it rained." },
    { wrong: "It is absolutely essential.", right: "It is essential." },
    { config: { level: "strict" }, wrong: "It was basically over.", right: "It was over." },
  ],
  leaves: [
    { text: "He left because it rained. It was basically over." },
    { config: { exceptions: ["due to the fact that"] }, text: "He left due to the fact that it rained." },
    { text: "“Due to the fact that it rained,” he said." },
  ],
  compile({ level, exceptions }) {
    const rules = new Set(level === "strict" ? strict : normal);
    return fromRules(({ ruleId }) => rules.has(ruleId), exceptions);
  },
});
