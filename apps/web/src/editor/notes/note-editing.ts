import { schema } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { DecorationSet } from "prosemirror-view";
import { withCarriedWords, withoutNotes } from "./carried-notes.ts";
import { changesNotes } from "./changes-notes.ts";
import { goToNote } from "./note-commands.ts";
import { noteNumbers } from "./note-numbers.ts";
import { pairNotes } from "./pair-notes.ts";
import { placedNotes } from "./placed-notes.ts";

interface NoteState {
  readonly numbers: DecorationSet;
  /** Deleted notes by id, because cut content may be pasted again. */
  readonly remembered: ReadonlyMap<string, Node>;
}

const key = new PluginKey<NoteState>("notes");

/** Keeps marks and notes together, numbers them, and leads from a mark to its note. Costs nothing where no note is changed. */
export function noteEditing(): Plugin<NoteState> {
  return new Plugin<NoteState>({
    key,
    state: {
      init: (_, { doc }) => ({ numbers: noteNumbers(doc), remembered: new Map() }),
      apply(tr, { numbers, remembered }) {
        if (!tr.docChanged) return { numbers, remembered };
        if (!changesNotes(tr)) return { numbers: numbers.map(tr.mapping, tr.doc), remembered };
        const before = placedNotes(tr.before).notes.map(({ node }) => [String(node.attrs.id), node] as const);
        return { numbers: noteNumbers(tr.doc), remembered: new Map([...remembered, ...before]) };
      },
    },
    appendTransaction(transactions, before, state) {
      // Whoever has changed a note keeps it and its mark together; the others receive both.
      const isOwn = (tr: Transaction) => tr.getMeta("opened") !== "received" && changesNotes(tr);
      if (!transactions.some(isOwn)) return undefined;
      return pairNotes(state, before.doc, key.getState(state)?.remembered ?? new Map());
    },
    props: {
      decorations: (state) => key.getState(state)?.numbers,
      transformCopied: (slice, { state }) => {
        const notes = new Map(placedNotes(state.doc).notes.map(({ node }) => [node.attrs.id, node]));
        return withCarriedWords(slice, (id) => notes.get(id));
      },
      transformPasted: withoutNotes,
      handleClickOn(view, _pos, node) {
        if (node.type !== schema.nodes.noteMark) return false;
        return goToNote(String(node.attrs.id))(view.state, view.dispatch);
      },
    },
  });
}
