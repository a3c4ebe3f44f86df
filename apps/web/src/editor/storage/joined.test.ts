import { randomDocument } from "@housestyle/documents/testing";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { join } from "./joined.ts";

/** An editor without a page. */
function editorOf(doc: Node): EditorView {
  const view = {
    state: EditorState.create({ doc }),
    dispatch(tr: typeof EditorState.prototype.tr) {
      view.state = view.state.apply(tr);
    },
  };
  return view as unknown as EditorView;
}

test("an editor that has nothing of its own shows exactly what another tab has kept", () => {
  holds(
    fc.property(randomDocument(), randomDocument(), (before, after) => {
      const view = editorOf(before);
      const draft = { doc: before, title: "", ignored: new Map() };
      const joined = join(view, draft, draft, { kept: { revision: 2, content: after.toJSON() }, doc: after });
      expect(joined).toBeDefined();
      expect(view.state.doc.toJSON()).toEqual(after.toJSON());
    }),
    { numRuns: 500 },
  );
});
