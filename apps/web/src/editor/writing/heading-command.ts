import { schema } from "@housestyle/documents";
import { setBlockType, splitBlockAs } from "prosemirror-commands";
import type { Command } from "prosemirror-state";

const { heading } = schema.nodes;

/** Returns a command that makes headings of the selected blocks. How their lines are set stays, and so does a synopsis. */
export function headingCommand(level: number): Command {
  const applies = setBlockType(heading, { level });
  return (state, dispatch) => {
    if (!applies(state)) return false;
    const { tr } = state;
    for (const { $from, $to } of state.selection.ranges)
      tr.setBlockType($from.pos, $to.pos, heading, ({ attrs: { align = null, synopsis = null } }) => ({
        ...{ level, align, synopsis },
      }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Splits a heading at the cursor. A synopsis stays with its first half, instead of being in both. */
export const splitHeading: Command = (state, dispatch) => {
  const { parent, parentOffset } = state.selection.$from;
  if (parent.type !== heading || parent.attrs.synopsis === null || parentOffset === 0) return false;
  return splitBlockAs(({ type, attrs }, atEnd) => (atEnd ? null : { type, attrs: { ...attrs, synopsis: null } }))(
    state,
    dispatch,
  );
};
