import type { InlineContext, MarkdownConfig } from "@lezer/markdown";

/** The most steps in the search for a paragraph's links, which take a few tenths of a second. */
const mostSteps = 20_000_000;

interface Search {
  /** Where a link with an address was last searched for. */
  begun: number;
  links: number;
  steps: number;
}

const searches = new WeakMap<InlineContext, Search>();

const [closing, opening] = [..."]("].map((sign) => sign.charCodeAt(0));

/**
 * Stops looking for links in a paragraph with too many. Each link takes a step for each one before it, and an unclosed
 * one takes a step for each character after it, so that a small file could take minutes. The rest stays plain text.
 */
export const boundedLinks: MarkdownConfig = {
  parseInline: [
    {
      name: "BoundedLinks",
      before: "LinkEnd",
      parse(context, next, position) {
        const search = searches.get(context) ?? { begun: -1, links: 0, steps: 0 };
        // The parser comes to this character only if what it begins was no address.
        if (next === opening && search.begun === position - 1) search.steps += context.end - position;
        if (next !== closing) return -1;
        searches.set(context, search);
        search.steps += search.links++;
        if (context.char(position + 1) === opening) search.begun = position;
        return search.steps > mostSteps ? position + 1 : -1;
      },
    },
  ],
};
