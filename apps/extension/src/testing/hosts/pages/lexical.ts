import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerRichText } from "@lexical/rich-text";
import { $getRoot, createEditor } from "lexical";
import { mount, place } from "../page.ts";

const element = place("div");
element.contentEditable = "true";
const editor = createEditor({
  onError(error) {
    throw error;
  },
});
editor.setRootElement(element);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 0);

const model = () => editor.getEditorState().read(() => $getRoot().getTextContent());
/** Each text that it keeps, by itself. */
const saved = () =>
  JSON.stringify(
    editor.getEditorState().read(() =>
      $getRoot()
        .getAllTextNodes()
        .map((node) => node.getTextContent()),
    ),
  );
mount({ element, model, saved });
