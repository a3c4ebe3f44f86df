import { schema } from "@housestyle/documents";
import { redoDepth, undoDepth } from "prosemirror-history";
import type { EditorState } from "prosemirror-state";
import type { CaretFormat } from "./controller-state.ts";

/** What the toolbar shows for a selection. */
export function formatUnderCaret(state: EditorState): CaretFormat {
  const { $from, from, to, empty } = state.selection;
  const has = (name: "strong" | "em") => {
    const type = schema.marks[name];
    return empty
      ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, type);
  };
  return {
    block: blockOf(state),
    bold: has("strong"),
    italic: has("em"),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

/** Whether the toolbar looks the same for both. */
export function sameFormat(a: CaretFormat, b: CaretFormat): boolean {
  return (
    a.block === b.block &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.canUndo === b.canUndo &&
    a.canRedo === b.canRedo
  );
}

function blockOf({ selection: { $from } }: EditorState): CaretFormat["block"] {
  const { parent } = $from;
  if (parent.type === schema.nodes.code) return "code";
  if (parent.type === schema.nodes.heading) return headings[Math.min(2, Number(parent.attrs.level) - 1)] ?? "heading3";
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type === schema.nodes.quote) return "quote";
  }
  return "paragraph";
}

const headings = ["heading1", "heading2", "heading3"] as const;
