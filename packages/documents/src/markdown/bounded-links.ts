import type { InlineContext, MarkdownConfig } from "@lezer/markdown";

/** How many steps are taken in search of the links of a paragraph: a few tenths of a second. */
const mostSteps = 20_000_000;

interface Search {
  /** Where a link with an address was last looked for. */
  begun: number;
  links: number;
  steps: number;
}

const searches = new WeakMap<InlineContext, Search>();

const [closing, opening] = [..."]("].map((sign) => sign.charCodeAt(0));

/**
 * Ends the search for links in a paragraph that has very many: each takes a step for each before it, and one without an end a step for
 * each character that follows, so a small file could take minutes. What is left stays as text.
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
