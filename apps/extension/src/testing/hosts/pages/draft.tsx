import { convertToRaw, Editor, EditorState } from "draft-js";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { mount, place } from "../page.ts";

let now = EditorState.createEmpty();

function Draft({ isChecked }: { readonly isChecked: boolean }) {
  const [state, setState] = useState(now);
  now = state;
  return <Editor editorState={state} onChange={setState} spellCheck={isChecked} />;
}

/** Draft says of itself that nothing is to be checked, unless its page asks for it: `?spellcheck`. */
const home = place("div");
flushSync(() => createRoot(home).render(<Draft isChecked={location.search === "?spellcheck"} />));
mount({
  element: home.querySelector("[contenteditable]") as HTMLElement,
  model: () => now.getCurrentContent().getPlainText(),
  saved: () => JSON.stringify(convertToRaw(now.getCurrentContent()).blocks.map(({ text }) => text)),
});
