import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createEditor, type Descendant, Node } from "slate";
import { withHistory } from "slate-history";
import { Editable, Slate, withReact } from "slate-react";
import { mount, place } from "../page.ts";

const editor = withHistory(withReact(createEditor()));
const value = [{ type: "paragraph", children: [{ text: "" }] }] as unknown as Descendant[];
const home = place("div");
flushSync(() =>
  createRoot(home).render(
    <Slate editor={editor} initialValue={value}>
      <Editable id="it" />
    </Slate>,
  ),
);
mount({
  element: document.querySelector("#it") as HTMLElement,
  model: () => Node.string(editor),
  saved: () => JSON.stringify(editor.children),
});
