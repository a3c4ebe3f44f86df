import { schema } from "@housestyle/documents";
import type { NodeRange, NodeType } from "prosemirror-model";
import { wrapRangeInList } from "prosemirror-schema-list";
import type { Command, Transaction } from "prosemirror-state";

/** Returns a command that wraps the selected blocks; of several selected cells, those in each. */
const inEachRange =
  (wrap: (tr: Transaction, range: NodeRange) => boolean): Command =>
  ({ selection, tr }, dispatch) => {
    // From the last on, so that the places of those before stay true.
    const ranges = selection.ranges.toSorted((one, other) => other.$from.pos - one.$from.pos);
    let hasWrapped = false;
    for (const { $from, $to } of ranges) {
      const range = $from.blockRange($to);
      if (range && wrap(tr, range)) hasWrapped = true;
    }
    if (hasWrapped) dispatch?.(tr.scrollIntoView());
    return hasWrapped;
  };

const listOf = (type: NodeType): Command => inEachRange((tr, range) => wrapRangeInList(tr, range, type));

const inQuote = inEachRange((tr, range) => {
  const fits = range.parent.canReplaceWith(range.startIndex, range.endIndex, schema.nodes.quote);
  if (fits) tr.wrap(range, [{ type: schema.nodes.quote }]);
  return fits;
});

/** Commands that put the selected blocks into lists and quotations. */
export const wrapCommands = {
  quote: inQuote,
  bullets: listOf(schema.nodes.bullets),
  numbers: listOf(schema.nodes.numbers),
} satisfies Record<string, Command>;
