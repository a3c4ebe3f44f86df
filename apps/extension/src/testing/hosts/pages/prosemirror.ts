import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { DOMSerializer, Schema } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { mount, place } from "../page.ts";

const schema = new Schema({
  nodes: { doc: { content: "paragraph+" }, paragraph: { content: "text*", toDOM: () => ["p", 0] }, text: {} },
});
const plugins = [history({ newGroupDelay: 0 }), keymap({ "Mod-z": undo, "Mod-y": redo }), keymap(baseKeymap)];
const view = new EditorView(place("div"), { state: EditorState.create({ schema, plugins }) });

function saved(): string {
  const holder = document.createElement("div");
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(view.state.doc.content));
  return holder.innerHTML;
}

mount({ element: view.dom, model: () => view.state.doc.textContent, saved });
