import { excess, percentOf } from "./lane/excess.ts";
import { amount } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

/** Passives beyond the share of sentences that the house allows. One is always allowed unless none is. */
export const passiveVoice = defineTemplate({
  id: 26,
  key: "passive-voice",
  name: "Passive voice",
  group: "Clarity",
  description: "Sets how many sentences in a document may be in the passive voice.",
  level: "hint",
  options: { maxPercent: amount("Maximum percentage of sentences", 25, 0, 100) },
  shown: {
    wrong: "The report was written by Ann and read by all.",
    right: "Ann wrote the report, and everyone read it.",
  },
  examples: [
    {
      wrong: "It was written. We met.\n\nIt was thrown away. It was eaten.",
      right: "It was written. We met.\n\nIt was thrown away. It was eaten.",
    },
    { config: { maxPercent: 0 }, wrong: "It was eaten.", right: "It was eaten." },
  ],
  leaves: [{ text: "It was written. We met. They left. He was tired." }],
  compile: ({ maxPercent }) => ({
    takesOver: ({ ruleId }) => ruleId === "style/passive-voice" || ruleId === "style/passive-with-agent",
    document: excess({
      tally: (r) => ({
        marks: r.said.filter(({ ruleId, start }) => ruleId === "style/passive-voice" && !r.isQuoted(start)),
        of: r.a.kind === "heading" ? 0 : r.a.sentences.length,
      }),
      allowed: (sentences) => Math.ceil((maxPercent / 100) * sentences),
      message: (count, sentences) =>
        `${percentOf(count, sentences)}% of the sentences are in the passive voice. The limit is ${maxPercent}%.`,
    }),
  }),
});
