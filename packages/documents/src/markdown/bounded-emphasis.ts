import type { InlineContext, MarkdownConfig } from "@lezer/markdown";

/**
 * The most emphasis marks in a paragraph. Pairing them takes quadratic time, which is a tenth of a second for this
 * many.
 */
const mostMarks = 5_000;

const counts = new WeakMap<InlineContext, number>();

const marks = new Set([..."*_~"].map((sign) => sign.charCodeAt(0)));

/** Stops looking for emphasis in a paragraph with too many marks. The rest stays plain text. */
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
