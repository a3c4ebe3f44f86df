import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { CellSelection } from "prosemirror-tables";
import { expect, test } from "vitest";
import { commands } from "../writing/commands.ts";
import {
  insertTable,
  intoTable,
  keepCells,
  leaveTable,
  nextCell,
  previousCell,
  tableCommands,
} from "./table-commands.ts";
import { tableEditing } from "./table-editing.ts";

const { doc, paragraph } = schema.nodes;
const p = (text: string) => paragraph.create(null, text === "" ? null : schema.text(text));

/** Runs commands one after another, each on what the one before has left. */
function after(document: Node, caret: number, ...commands: Command[]): EditorState {
  let state = EditorState.create({ doc: document, plugins: tableEditing() });
  const dispatch = (tr: EditorState["tr"]) => {
    state = state.applyTransaction(tr).state;
  };
  dispatch(state.tr.setSelection(TextSelection.create(document, caret)));
  for (const command of commands)
    command(
      state,
      dispatch,
      viewOf(() => state, dispatch),
    );
  return state;
}

/** As much of a view as commands use. */
const viewOf = (state: () => EditorState, dispatch: (tr: EditorState["tr"]) => void) =>
  ({
    get state() {
      return state();
    },
    dispatch,
    endOfTextblock: () => true,
  }) as unknown as Parameters<Command>[2];

const typed =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

test("a table is written cell by cell, and Tab in the last one begins a new row", () => {
  const commands = ["a", "b", "c", "d", "e"].flatMap((text) => [typed(text), nextCell]).slice(0, -1);
  const state = after(doc.create(null, p("")), 1, insertTable(2, 2), ...commands);
  expect(state.doc.toString()).toBe(
    'doc(table(row(headerCell(paragraph("a")), headerCell(paragraph("b"))), row(cell(paragraph("c")), cell(paragraph("d"))), row(cell(paragraph("e")), cell(paragraph))), paragraph)',
  );
});

test("rows and columns are added and deleted around the caret, and the table goes as a whole", () => {
  const begin = [insertTable(2, 2), typed("a"), nextCell, typed("b")];
  const wider = after(doc.create(null, p("x")), 2, ...begin, tableCommands.columnAfter, tableCommands.rowBefore);
  const table = wider.doc.child(1);
  expect([table.childCount, table.child(0).childCount]).toEqual([3, 3]);
  const narrow = after(wider.doc, 6, tableCommands.deleteColumn, tableCommands.deleteRow);
  expect([narrow.doc.child(1).childCount, narrow.doc.child(1).child(0).childCount]).toEqual([2, 2]);
  expect(after(narrow.doc, 6, tableCommands.deleteTable).doc.toString()).toBe('doc(paragraph("x"), paragraph)');
});

test("Shift+Tab goes back, and the arrow down leaves a table at the end of the text", () => {
  const state = after(doc.create(null, p("")), 1, insertTable(1, 2), nextCell, previousCell, typed("first"));
  expect(state.doc.child(0).child(0).child(0).textContent).toBe("first");
  const alone = doc.create(null, state.doc.child(0));
  expect(after(alone, 4, leaveTable("down"), typed("below")).doc.lastChild?.textContent).toBe("below");
  // There is no table in a cell, in code, or in a note.
  expect(insertTable()(state)).toBe(false);
});

test("a table that begins the text is left upward, and is entered, not wiped, from beside it", () => {
  const table = after(doc.create(null, p("")), 1, insertTable(1, 2), typed("a")).doc.child(0);
  expect(after(doc.create(null, table), 4, leaveTable("up"), typed("above")).doc.firstChild?.textContent).toBe("above");
  const beside = doc.create(null, [p("Intro"), table, p("End")]);
  expect(after(beside, 6, intoTable("before"), typed("x")).doc.child(1).textContent).toBe("xa");
  const end = beside.content.size - 4;
  expect(after(beside, end, intoTable("after"), typed("x")).doc.child(1).child(0).child(1).textContent).toBe("x");
});

test("the last row or column takes the table with it", () => {
  const table = after(doc.create(null, p("")), 1, insertTable(1, 2)).doc;
  expect(after(table, 4, tableCommands.deleteRow).doc.toString()).toBe("doc(paragraph)");
});

/** Selects cells of the table that begins the text, by their numbers in reading order. */
const selectCells =
  (from: number, to: number): Command =>
  (state, dispatch) => {
    const places: number[] = [];
    state.doc.descendants((node, pos) => void (/cell$/i.test(node.type.name) && places.push(pos)));
    dispatch?.(state.tr.setSelection(CellSelection.create(state.doc, places[from] ?? 0, places[to] ?? 0)));
    return true;
  };

test("a list and a quotation are begun in every selected cell, in one step", () => {
  const begin = [insertTable(1, 2), typed("a"), nextCell, typed("b"), selectCells(1, 0)];
  const list = after(doc.create(null, p("")), 1, ...begin, commands.bullets).doc.child(0);
  expect(list.toString()).toBe(
    'table(row(headerCell(bullets(item(paragraph("a")))), headerCell(bullets(item(paragraph("b"))))))',
  );
  const quoted = after(doc.create(null, p("")), 1, ...begin, commands.quote).doc.child(0);
  expect(quoted.toString()).toBe('table(row(headerCell(quote(paragraph("a"))), headerCell(quote(paragraph("b")))))');
});

test("a split header leaves headers where headers are, and cells in the body", () => {
  const split = after(
    doc.create(null, p("")),
    1,
    insertTable(3, 2),
    selectCells(0, 3),
    tableCommands.mergeCells,
    selectCells(0, 0),
    tableCommands.splitCell,
  );
  const names = split.doc.child(0).children.map((row) => row.children.map(({ type }) => type.name));
  expect(names).toEqual([
    ["headerCell", "headerCell"],
    ["cell", "cell"],
    ["cell", "cell"],
  ]);
});

test("Shift with an arrow at the edge of a table keeps the cells selected", () => {
  const { doc: table } = after(doc.create(null, p("")), 1, insertTable(1, 2));
  const keeps = (by: 1 | -1) => {
    const state = after(table, 4, selectCells(0, 1));
    return keepCells("horiz", by)(state);
  };
  expect([keeps(1), keeps(-1)]).toEqual([true, false]);
});
