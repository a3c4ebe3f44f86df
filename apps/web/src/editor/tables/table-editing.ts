import { chainCommands } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import type { Plugin } from "prosemirror-state";
import { tableEditing as cellSelection } from "prosemirror-tables";
import { deleteWholeTable, intoTable, keepCells, leaveTable, nextCell, previousCell } from "./table-commands.ts";

/**
 * Editing tables by keyboard and pointer: Tab moves between cells, cells can be selected, and all rows stay equally
 * long.
 */
export const tableEditing = (): Plugin[] => [
  keymap({
    Tab: nextCell,
    "Shift-Tab": previousCell,
    ArrowDown: leaveTable("down"),
    ArrowUp: leaveTable("up"),
    "Shift-ArrowLeft": keepCells("horiz", -1),
    "Shift-ArrowRight": keepCells("horiz", 1),
    "Shift-ArrowUp": keepCells("vert", -1),
    "Shift-ArrowDown": keepCells("vert", 1),
    Backspace: chainCommands(deleteWholeTable, intoTable("after")),
    Delete: chainCommands(deleteWholeTable, intoTable("before")),
  }),
  cellSelection(),
];
