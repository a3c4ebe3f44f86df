import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorView, keymap } from "@codemirror/view";
import { mount, place } from "../page.ts";

/** CodeMirror says of itself that nothing is to be checked, unless its page asks for it: `?spellcheck`. */
const isChecked = location.search === "?spellcheck";
const view = new EditorView({
  parent: place("div"),
  extensions: [
    history({ newGroupDelay: 0 }),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    isChecked ? EditorView.contentAttributes.of({ spellcheck: "true" }) : [],
  ],
});
const text = () => view.state.doc.toString();
mount({ element: view.contentDOM, model: text, saved: text });
