import { Editor } from "@tiptap/core";
import Document from "@tiptap/extension-document";
import Paragraph from "@tiptap/extension-paragraph";
import Text from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { closeHistory } from "@tiptap/pm/history";
import { mount, place } from "../page.ts";

const editor = new Editor({ element: place("div"), extensions: [Document, Paragraph, Text, UndoRedo] });

mount({
  element: editor.view.dom,
  model: () => editor.getText(),
  saved: () => editor.getHTML(),
  rest: () => editor.view.dispatch(closeHistory(editor.state.tr)),
});
