import type { InlineContext, MarkdownConfig } from "@lezer/markdown";

/** How many marks of emphasis a paragraph has at most: pairing them takes a step for each pair of them, so these take a tenth of a second. */
const mostMarks = 5_000;

const counts = new WeakMap<InlineContext, number>();

const marks = new Set([..."*_~"].map((sign) => sign.charCodeAt(0)));

/** Ends the search for emphasis in a paragraph that has very many marks of it. What is left stays as text. */
export const boundedEmphasis: MarkdownConfig = {
  parseInline: [
    {
      name: "BoundedEmphasis",
      before: "Emphasis",
      parse(context, next, position) {
        if (!marks.has(next)) return -1;
        const count = (counts.get(context) ?? 0) + 1;
        counts.set(context, count);
        return count > mostMarks ? position + 1 : -1;
      },
    },
  ],
};
