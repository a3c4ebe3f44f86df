import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, Selection, TextSelection } from "prosemirror-state";
import { newNoteId } from "./pair-notes.ts";
import { type PlacedNode, placedNotes } from "./placed-notes.ts";

const { note, noteMark, paragraph } = schema.nodes;

/** Puts the mark of a new note after the selection and the caret into the note; within a note it leads back to the mark. */
export const insertNote: Command = (state, dispatch) => {
  if (noteAround(state)) return backToMark(state, dispatch);
  const { $to } = state.selection;
  if (!$to.parent.inlineContent || !$to.parent.type.contentMatch.matchType(noteMark)) return false;
  if (!dispatch) return true;
  const { marks, notes } = placedNotes(state.doc);
  const index = marks.filter(({ pos }) => pos < $to.pos).length;
  const id = newNoteId(new Set(notes.map(({ node }) => String(node.attrs.id))));
  const tr = state.tr.insert($to.pos, noteMark.create({ id }));
  const after = notes[index];
  const at = after ? tr.mapping.map(after.pos) : tr.doc.content.size;
  tr.insert(at, note.create({ id }, paragraph.create()));
  dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 2)).scrollIntoView());
  return true;
};

/** Puts the caret after the mark of the note that it is in. */
export const backToMark: Command = (state, dispatch) => {
  const around = noteAround(state);
  const mark = around && markOf(state.doc, around.attrs.id);
  if (!mark) return false;
  dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, mark.pos + 1)).scrollIntoView());
  return true;
};

/** Deletes an empty note with its mark, where the caret is put. */
export const deleteEmptyNote: Command = (state, dispatch) => {
  const around = noteAround(state);
  if (around?.textContent !== "" || around.childCount > 1 || !state.selection.empty) return false;
  const mark = markOf(state.doc, around.attrs.id);
  if (!mark) return false;
  const tr = state.tr.setSelection(TextSelection.create(state.doc, mark.pos));
  dispatch?.(tr.delete(mark.pos, mark.pos + 1).scrollIntoView());
  return true;
};

/** Moves the caret to the end of the note that a mark refers to. */
export const goToNote =
  (id: string): Command =>
  (state, dispatch) => {
    const found = placedNotes(state.doc).notes.find(({ node }) => node.attrs.id === id);
    if (!found) return false;
    const end = state.doc.resolve(found.pos + found.node.nodeSize - 1);
    dispatch?.(state.tr.setSelection(Selection.near(end, -1)).scrollIntoView());
    return true;
  };

function noteAround({ selection: { $head } }: EditorState): Node | undefined {
  return $head.depth > 0 && $head.node(1).type === note ? $head.node(1) : undefined;
}

const markOf = (doc: Node, id: string): PlacedNode | undefined =>
  placedNotes(doc).marks.find(({ node }) => node.attrs.id === id);
