import { isRunning, wordsOf } from "../language/sentence-measures.ts";
import type { Hit } from "../rule/rule.ts";
import { amount } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** Paragraphs with too many sentences; the remark stands where the first one too many begins. */
export const paragraphLength = defineTemplate({
  id: 28,
  key: "paragraph-length",
  name: "Paragraph length",
  group: "Clarity",
  description: "Sets how many sentences a paragraph may have.",
  level: "hint",
  options: { maxSentences: amount("Maximum number of sentences", 6, 1, 100) },
  shown: {
    wrong: "Ten sentences in a single paragraph.",
    right: "Two paragraphs of five sentences.",
  },
  examples: [
    {
      wrong: "One is. Two are. He is. I am. We are. You are. It is.",
      right: "One is. Two are. He is. I am. We are. You are. It is.",
    },
  ],
  leaves: [{ text: "One is. Two are. He is. I am. We are. You are.\n\nIt is." }],
  compile: ({ maxSentences }) => ({
    *read({ a }): Iterable<Hit> {
      const [word] = wordsOf(a, maxSentences);
      if (!isRunning(a) || a.sentences.length <= maxSentences || !word) return;
      yield say(word, `This paragraph has ${a.sentences.length} sentences. The limit is ${maxSentences}.`);
    },
  }),
});
