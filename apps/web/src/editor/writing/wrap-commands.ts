import { schema } from "@housestyle/documents";
import type { NodeRange, NodeType } from "prosemirror-model";
import { wrapRangeInList } from "prosemirror-schema-list";
import type { Command, Transaction } from "prosemirror-state";
import { findWrapping } from "prosemirror-transform";

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
  const wrapping = findWrapping(range, schema.nodes.quote);
  if (wrapping) tr.wrap(range, wrapping);
  return wrapping !== null;
});

/** Commands that put the selected blocks into lists and quotations. */
export const wrapCommands = {
  quote: inQuote,
  bullets: listOf(schema.nodes.bullets),
  numbers: listOf(schema.nodes.numbers),
} satisfies Record<string, Command>;
