import type { Remark } from "@housestyle/surfaces";
import type { EditorState } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** Shows a small number after each of these remarks, starting at 1, until the document changes. */
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
