import { defineRule } from "../../rule.ts";

/** “administrate” → “administer”. */
export const needlessVariant = defineRule({
  id: "clarity/needless-variant",
  title: "The usual form",
  explain: "Two forms of the same word mean the same. The usual one reads faster; the other looks like a slip.",
  kind: "clarity",
  level: "hint",
  examples: [
    { wrong: "He administrated the estate.", right: "He administered the estate." },
    { wrong: "It was irregardless of cost.", right: "It was regardless of cost." },
    { wrong: "We computated it.", right: "We computed it." },
  ],
  leaves: ["He administered the estate.", "They doubted it.", "It was regardless of cost."],
  phrases: true,
  message: (matched, first) => `“${first ?? ""}” is the usual form of “${matched}”.`,
});
