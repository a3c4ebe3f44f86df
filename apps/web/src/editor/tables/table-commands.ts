import { schema } from "@housestyle/documents";
import { type Command, Selection, TextSelection } from "prosemirror-state";
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  mergeCells,
  selectedRect,
  splitCell,
  toggleHeaderRow,
} from "prosemirror-tables";

const { table, row, cell, headerCell, paragraph } = schema.nodes;

/** What can be done with the table around the caret. */
export const tableCommands = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  mergeCells,
  splitCell,
  deleteRow,
  deleteColumn,
  deleteTable,
} satisfies Record<string, Command>;

/** Returns a command that inserts a table with a row of headers, the caret in its first cell. */
export const insertTable =
  (rows = 3, columns = 3): Command =>
  (state, dispatch) => {
    const { $head } = state.selection;
    if ($head.depth === 0 || $head.node(1).type === schema.nodes.note || $head.parent.type.spec.code) return false;
    if (isInTable(state)) return false;
    const cells = (type: typeof cell) => Array.from({ length: columns }, () => type.create(null, paragraph.create()));
    const created = table.create(
      null,
      Array.from({ length: rows }, (_, index) => row.create(null, cells(index === 0 ? headerCell : cell))),
    );
    const isEmpty = $head.parent.content.size === 0 && $head.depth === 1;
    const at = isEmpty ? $head.before(1) : $head.after(1);
    const tr = isEmpty ? state.tr.replaceWith(at, $head.after(1), created) : state.tr.insert(at, created);
    const after = tr.doc.nodeAt(at + created.nodeSize);
    // There is a line below a table to write on.
    if (!after || after.type === schema.nodes.note) tr.insert(at + created.nodeSize, paragraph.create());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView());
    return true;
  };

/** Goes to the next cell; after the last one, to the first of a new row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!dispatch) return true;
  addRowAfter(state, dispatch);
  if (view) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

/** Goes to the cell before. */
export const previousCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(-1)(state, dispatch) || true);

/** Leaves a table at the end of the text downward, into a paragraph below it. */
export const leaveTable: Command = (state, dispatch, view) => {
  const { $head, empty } = state.selection;
  if (!empty || !isInTable(state) || $head.node(1)?.type !== table || view?.endOfTextblock("down") === false)
    return false;
  const rect = selectedRect(state);
  const at = $head.after(1);
  const below = state.doc.nodeAt(at);
  if (rect.bottom < rect.map.height || (below && below.type !== schema.nodes.note)) return false;
  const tr = state.tr.insert(at, paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
  return true;
};

/** Deletes a table of which every cell is selected. */
export const deleteWholeTable: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof CellSelection) || !selection.isColSelection() || !selection.isRowSelection()) return false;
  return deleteTable(state, dispatch);
};
