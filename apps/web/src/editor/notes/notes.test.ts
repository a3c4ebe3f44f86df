import { schema } from "@housestyle/documents";
import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { withCarriedWords, withoutNotes } from "./carried-notes.ts";
import { backToMark, deleteEmptyNote, insertNote } from "./note-commands.ts";
import { noteEditing } from "./note-editing.ts";
import { placedNotes } from "./placed-notes.ts";

const { doc, paragraph, note, noteMark } = schema.nodes;
const p = (...content: (string | Node)[]) =>
  paragraph.create(
    null,
    content.map((each) => (typeof each === "string" ? schema.text(each) : each)),
  );
const mark = (id: string) => noteMark.create({ id });
const noted = (id: string, words: string) => note.create({ id }, p(words));
const stateOf = (document: Node, caret = 1) => {
  const state = EditorState.create({ doc: document, plugins: [noteEditing()] });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret)));
};
const run = (state: EditorState, command: Command): EditorState => {
  let now = state;
  command(state, (tr) => {
    now = state.applyTransaction(tr).state;
  });
  return now;
};
/** The text with the numbers of its notes, and the notes. */
const shown = ({ doc: document }: EditorState) => {
  const { marks, notes } = placedNotes(document);
  const ids = marks.map(({ node }) => node.attrs.id);
  const lines: string[] = [];
  document.descendants((node, _pos, parent) => {
    if (node.isTextblock && parent?.type !== note)
      lines.push(node.textBetween(0, node.content.size, "", ({ attrs }) => `[${ids.indexOf(attrs.id) + 1}]`));
  });
  return [...lines, ...notes.map(({ node }) => `${ids.indexOf(node.attrs.id) + 1}. ${node.textContent}`)];
};

const two = doc.create(null, [p("One", mark("a"), " two", mark("b"), "."), noted("a", "First"), noted("b", "Second")]);

test("a note is put where the caret is, in the order of the marks, and the caret goes into it and back", () => {
  const inserted = run(stateOf(two, 6), insertNote);
  expect(shown(inserted)).toEqual(["One[1] [2]two[3].", "1. First", "2. ", "3. Second"]);
  const written = inserted.apply(inserted.tr.insertText("Between"));
  expect(shown(written)[2]).toBe("2. Between");
  const back = run(written, backToMark);
  expect(back.selection.head).toBe(7);
  expect(shown(run(written, insertNote))).toEqual(shown(written));
});

test("a mark that is deleted takes its note with it, and a note that is deleted its mark", () => {
  const state = stateOf(two);
  expect(shown(state.applyTransaction(state.tr.delete(4, 5)).state)).toEqual(["One two[1].", "1. Second"]);
  const { notes } = placedNotes(two);
  const [first] = notes;
  const gone = state.applyTransaction(
    state.tr.delete(first?.pos ?? 0, (first?.pos ?? 0) + (first?.node.nodeSize ?? 0)),
  );
  expect(shown(gone.state)).toEqual(["One two[1].", "1. Second"]);
  const empty = run(stateOf(two, 4), insertNote);
  expect(shown(run(empty, deleteEmptyNote))).toEqual(shown(state));
});

test("words that are cut and pasted keep their note, a copy has a note of its own, and moved notes are in order", () => {
  const state = stateOf(two);
  const cut = state.doc.slice(4, 5);
  const without = state.applyTransaction(state.tr.delete(4, 5)).state;
  const end = without.doc.firstChild?.nodeSize ?? 0;
  const pasted = without.applyTransaction(without.tr.replace(end - 1, end - 1, cut)).state;
  expect(shown(pasted)).toEqual(["One two[1].[2]", "1. Second", "2. First"]);
  const copied = state.applyTransaction(state.tr.replace(1, 1, cut)).state;
  expect(shown(copied)).toEqual(["[1]One[2] two[3].", "1. First", "2. First", "3. Second"]);
  const again = copied.applyTransaction(
    copied.tr.insertText("!", (placedNotes(copied.doc).notes[0]?.pos ?? 0) + 2),
  ).state;
  expect(shown(again).slice(1)).toEqual(["1. !First", "2. First", "3. Second"]);
});

test("the mark of a note takes its words into another document", () => {
  const notes = new Map(placedNotes(two).notes.map(({ node }) => [String(node.attrs.id), node]));
  const copied = withCarriedWords(two.slice(1, 6), (id) => notes.get(id));
  const other = stateOf(doc.create(null, p("Here")));
  expect(shown(other.applyTransaction(other.tr.replace(5, 5, copied)).state)).toEqual(["HereOne[1] ", "1. First"]);
  // As pages of other programs come: the notes follow the text.
  const page = withoutNotes(new Slice(Fragment.from(two.children), 0, 0));
  expect(shown(other.applyTransaction(other.tr.replace(0, 6, page)).state)).toEqual(shown(stateOf(two)));
  expect(withoutNotes(new Slice(Fragment.from(noted("a", "Only")), 0, 0)).content.toString()).toBe(
    '<paragraph("Only")>',
  );
});

const edit = fc.record({
  kind: fc.constantFrom("type", "delete", "copy", "move", "note", "paste"),
  from: fc.nat(),
  to: fc.nat(),
});

test("whatever is edited, each mark has one note and each note one mark, in the same order", () => {
  holds(
    fc.property(randomDocument(), fc.array(edit, { maxLength: 8 }), (document, edits) => {
      let state = EditorState.create({ doc: document, plugins: [noteEditing()] });
      for (const { kind, from, to } of edits) {
        state = edited(state, kind, from, to);
        state.doc.check();
        const { marks, notes } = placedNotes(state.doc);
        const ids = marks.map(({ node }) => node.attrs.id);
        expect(notes.map(({ node }) => node.attrs.id)).toEqual(ids);
        expect(new Set(ids).size).toBe(ids.length);
      }
    }),
    { numRuns: 400 },
  );
});

function edited(state: EditorState, kind: string, one: number, other: number): EditorState {
  const size = state.doc.content.size + 1;
  const [from, to] = [one % size, other % size].sort((a, b) => a - b) as [number, number];
  const { tr } = state;
  const slice = state.doc.slice(from, to);
  if (kind === "delete") tr.deleteRange(from, to);
  else if (kind === "copy") tr.replaceRange(to, to, slice);
  else if (kind === "paste") tr.replaceRange(to, to, withoutNotes(slice));
  else if (kind === "move") {
    tr.deleteRange(from, to);
    tr.replaceRange(tr.mapping.map(from), tr.mapping.map(from), slice);
  } else {
    const near = TextSelection.near(state.doc.resolve(from));
    const placed = state.apply(state.tr.setSelection(near));
    if (kind === "note") return run(placed, insertNote);
    return near instanceof TextSelection ? placed.applyTransaction(placed.tr.insertText("x")).state : placed;
  }
  return state.applyTransaction(tr).state;
}
