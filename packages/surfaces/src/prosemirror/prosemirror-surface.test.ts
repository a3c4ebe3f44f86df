import { schema } from "@housestyle/documents";
import { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { ProseMirrorSurface, surfacePlugins } from "./prosemirror-surface.ts";

test("what comes after the text was left is drawn nowhere", () => {
  const state = EditorState.create({ schema, plugins: [...surfacePlugins()] });
  let drawn = 0;
  const view = { state, isDestroyed: true, dom: new EventTarget(), dispatch: () => drawn++ };
  const nothing = () => {};
  const events = { changed: nothing, written: nothing, moved: nothing, clicked: nothing, composed: nothing };
  const surface = new ProseMirrorSurface(view as unknown as EditorView, events);
  surface.underline([]);
  surface.markWaiting(surface.blocks);
  surface.markCurrent("1");
  surface.shade([{ from: 1, to: 2, isCurrent: false }]);
  expect(drawn).toBe(0);
});
