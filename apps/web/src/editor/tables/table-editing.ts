import { chainCommands } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import type { Plugin } from "prosemirror-state";
import { tableEditing as cellSelection } from "prosemirror-tables";
import { deleteWholeTable, intoTable, leaveTable, nextCell, previousCell } from "./table-commands.ts";

/** Tables by keyboard and pointer: Tab goes from cell to cell, cells can be selected, and every row keeps its width. */
export const tableEditing = (): Plugin[] => [
  keymap({
    Tab: nextCell,
    "Shift-Tab": previousCell,
    ArrowDown: leaveTable("down"),
    ArrowUp: leaveTable("up"),
    Backspace: chainCommands(deleteWholeTable, intoTable("after")),
    Delete: chainCommands(deleteWholeTable, intoTable("before")),
  }),
  cellSelection(),
];
