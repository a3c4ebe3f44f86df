import type { Remark } from "@housestyle/surfaces";
import type { EditorState } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** A small number behind each of these remarks, from 1, for as long as the document is the one they are in. */
export function numberRemarks(
  { doc }: Pick<EditorState, "doc">,
  remarks: readonly Remark[],
): (state: Pick<EditorState, "doc">) => DecorationSet | null {
  const numbers = DecorationSet.create(
    doc,
    remarks.map(({ to }, index) => Decoration.widget(to, () => drawn(index + 1), { side: -1, marks: [] })),
  );
  return (state) => (state.doc === doc ? numbers : null);
}

function drawn(number: number): HTMLElement {
  const element = document.createElement("sup");
  element.className = "printed-number";
  element.textContent = `${number}`;
  return element;
}
