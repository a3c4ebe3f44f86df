import type { Hit } from "../rule/rule.ts";
import { type CountedSpan, excess } from "./lane/excess.ts";
import { amount, choice } from "./lane/options.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const one =
  "(?:\\p{RI}\\p{RI}|[0-9#*]\\uFE0F\\u20E3|(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F)[\\u{1F3FB}-\\u{1F3FF}]?)";
const emojis = new RegExp(
  `${one}(?:\\u200D(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F?)[\\u{1F3FB}-\\u{1F3FF}]?)*`,
  "gu",
);

/** The emoji of a text, each with one blank that goes along when it is deleted. */
function found(text: string): CountedSpan[] {
  return [...text.matchAll(emojis)].map(({ 0: emoji, index }) => {
    const end = index + emoji.length;
    if (text[index - 1] === " " && !/[\p{L}\p{N}]/u.test(text[end] ?? ""))
      return { start: index - 1, end, suggestions: [""] };
    const blank = text[end] === " " && index === 0 ? 1 : 0;
    return { start: index, end: end + blank, suggestions: [""] };
  });
}

/** No emoji, or only so many in a document. */
export const emoji = defineTemplate({
  id: 14,
  key: "emoji",
  name: "Emoji",
  group: "Tone",
  description: "Sets whether a document may have emoji, and how many.",
  level: "warning",
  options: { mode: choice("Emoji", "never", "limit"), max: amount("Maximum per document", 0, 0, 1000) },
  examples: [
    { wrong: "Well done 👍! See you 👩‍👩‍👧 soon.", right: "Well done! See you soon." },
    { config: { mode: "limit", max: 1 }, wrong: "Yes 🎉.\n\nNo 🎉.", right: "Yes 🎉.\n\nNo." },
  ],
  leaves: [
    { text: "Acme™ and Housestyle® → © 2024, 5 × 3 ↔ 15, ✓ “👍” they said." },
    { config: { mode: "limit", max: 2 }, text: "Yes 🎉. No 🎉." },
  ],
  compile: ({ mode, max }) =>
    mode === "never"
      ? {
          *read({ prose }): Iterable<Hit> {
            for (const mark of found(prose)) yield say(mark, "Your style guide does not allow emoji.", "");
          },
        }
      : {
          document: excess({
            tally: (r) => ({ marks: found(r.prose).filter(({ start }) => !r.isQuoted(start)), of: 1 }),
            allowed: () => max,
            message: (count) => `This document has ${count} emoji. The limit is ${max}.`,
          }),
        },
});
