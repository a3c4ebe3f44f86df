import { wordCount } from "../language/sentence-measures.ts";
import { wordSet } from "../text/word-set.ts";
import { type CountedSpan, excess } from "./lane/excess.ts";
import { amount } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";
import type { TemplateContext } from "./lane/template-context.ts";

/** Words in -ly that are no adverbs of manner, or that nobody could do without. */
const others = wordSet(`
  only early daily weekly monthly yearly hourly family july reply supply apply rely ally belly bully fly holy jelly
  jolly lily silly ugly friendly lonely lovely lively likely unlikely elderly deadly costly orderly curly assembly
  anomaly italy multiply comply imply butterfly firstly secondly thirdly lastly namely respectively approximately
  exactly nearly hardly
`);

function adverbsIn(r: TemplateContext): CountedSpan[] {
  return r.a.tokens.filter(
    ({ kind, lower, tag, text, start }) =>
      kind === "word" && tag === "ADV" && /\p{Ll}ly$/u.test(text) && !others.has(lower) && !r.isQuoted(start),
  );
}

/** Adverbs in -ly beyond what edited prose has. */
export const adverbs = defineTemplate({
  id: 32,
  key: "adverbs",
  name: "Adverbs",
  group: "Clarity",
  description:
    "Sets how many adverbs ending in -ly a document may have per 1,000 words. Published fiction has about ten.",
  level: "hint",
  options: { max: amount("Maximum per 1,000 words", 10, 0, 1000) },
  shown: {
    wrong: "She quickly, quietly and carefully closed the door.",
    right: "She eased the door shut.",
  },
  examples: [
    {
      wrong: "He quickly ran home.\n\nShe slowly and sadly closed the door.",
      right: "He quickly ran home.\n\nShe slowly and sadly closed the door.",
    },
  ],
  leaves: [
    { text: "He quickly ran home. The family had only a friendly reply from Italy. “Slowly and sadly,” he said." },
  ],
  compile: ({ max }) => ({
    document: excess({
      tally: (r) => ({ marks: adverbsIn(r), of: wordCount(r.a) }),
      allowed: (words) => Math.ceil((max * words) / 1000),
      message: (count, words) =>
        `This document has ${Math.round((1000 * count) / Math.max(1, words))} adverbs ending in -ly per 1,000 words. The limit is ${max}.`,
    }),
  }),
});
