import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
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
  nextCell as neighborOf,
  selectedRect,
  splitCellWithType,
  type TableRect,
  toggleHeaderRow,
} from "prosemirror-tables";

const { table, row, cell, headerCell, paragraph } = schema.nodes;

/** A command that deletes the table where everything in it would be deleted. */
function unlessWhole(command: Command, isWhole: (rect: TableRect) => boolean): Command {
  return (state, dispatch) =>
    isInTable(state) && (isWhole(selectedRect(state)) ? deleteTable(state, dispatch) : command(state, dispatch));
}

/**
 * Splits a merged cell. A part of a header is a header in the first row, and beyond it where the rest of its row or column
 * are headers.
 */
const splitCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const rect = selectedRect(state);
  return splitCellWithType(({ node, row, col }) => {
    const isHeader = row === rect.top || isAmongHeaders(rect, row, col);
    return node.type === headerCell && isHeader ? headerCell : cell;
  })(state, dispatch);
};

function isAmongHeaders({ map, table, left, right, top, bottom }: TableRect, row: number, column: number): boolean {
  const isHeader = (at: number | undefined) => at !== undefined && table.nodeAt(at)?.type === headerCell;
  const inRow = map.map.slice(row * map.width, (row + 1) * map.width).toSpliced(left, right - left);
  const inColumn = Array.from({ length: map.height }, (_, each) => map.map[each * map.width + column]);
  inColumn.splice(top, bottom - top);
  return [inRow, inColumn].some((others) => others.length > 0 && others.every(isHeader));
}

/** Returns a command for Shift with an arrow where no cell follows: the selected cells stay selected. */
export const keepCells =
  (axis: "horiz" | "vert", by: 1 | -1): Command =>
  ({ selection }) =>
    selection instanceof CellSelection && neighborOf(selection.$headCell, axis, by) === null;

/** What can be done with the table around the caret. */
export const tableCommands = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  mergeCells,
  splitCell,
  deleteRow: unlessWhole(deleteRow, ({ top, bottom, map }) => bottom - top === map.height),
  deleteColumn: unlessWhole(deleteColumn, ({ left, right, map }) => right - left === map.width),
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

/** Returns a command that leaves a table at the end of the text downward, or at its start upward, into a new paragraph. */
export const leaveTable =
  (way: "up" | "down"): Command =>
  (state, dispatch, view) => {
    const { $head, empty } = state.selection;
    if (!empty || !isInTable(state) || $head.node(1)?.type !== table || view?.endOfTextblock(way) === false)
      return false;
    const rect = selectedRect(state);
    const at = way === "up" ? $head.before(1) : $head.after(1);
    const isAtEdge =
      way === "up" ? rect.top === 0 && at === 0 : rect.bottom === rect.map.height && isEnd(state.doc, at);
    if (!isAtEdge) return false;
    const tr = state.tr.insert(at, paragraph.create());
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };

const isEnd = (doc: Node, at: number): boolean => {
  const below = doc.nodeAt(at);
  return !below || below.type === schema.nodes.note;
};

/** Returns a command for Backspace after a table and Delete before one: the cursor goes into it, and an empty line in between goes. */
export const intoTable =
  (way: "before" | "after"): Command =>
  (state, dispatch) => {
    const edge = edgeOf(state, way);
    const $edge = edge === undefined ? undefined : state.doc.resolve(edge);
    const beside = way === "after" ? $edge?.nodeBefore : $edge?.nodeAfter;
    if (edge === undefined || beside?.type !== table) return false;
    const { $head } = state.selection;
    const { tr } = state;
    const isLast = $head.index(0) === state.doc.childCount - 1;
    if ($head.parent.content.size === 0 && !isLast) tr.delete($head.before(), $head.after());
    const place = tr.doc.resolve(tr.mapping.map(edge));
    dispatch?.(tr.setSelection(Selection.near(place, way === "after" ? -1 : 1)).scrollIntoView());
    return true;
  };

/** Where the paragraph with the cursor begins or ends, if the cursor is there. */
function edgeOf({ selection: { $head, empty } }: EditorState, way: "before" | "after"): number | undefined {
  if (!empty || $head.depth !== 1) return undefined;
  if (way === "after") return $head.parentOffset === 0 ? $head.before() : undefined;
  return $head.parentOffset === $head.parent.content.size ? $head.after() : undefined;
}

/** Deletes a table of which every cell is selected. */
export const deleteWholeTable: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof CellSelection) || !selection.isColSelection() || !selection.isRowSelection()) return false;
  return deleteTable(state, dispatch);
};
