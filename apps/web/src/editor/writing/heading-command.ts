import { schema } from "@housestyle/documents";
import { setBlockType } from "prosemirror-commands";
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
