import type { EditorView } from "prosemirror-view";
import { scrollToMiddle } from "../writing/scroll-to-middle.ts";

/** What a place keeps clear of: the bar over the text's top, and on phones the bars over its end. CSS pixels. */
const clear = { top: 72, bottom: 160 };

/** Scrolls to a place in the text, because an editor without the focus does not do that by itself. */
export function showPlace(view: EditorView, place: number): void {
  const box = view.dom.closest(".page")?.getBoundingClientRect();
  if (!box) return;
  const { top, bottom } = view.coordsAtPos(place);
  const end = Math.min(box.bottom, innerHeight);
  if (top < box.top + clear.top || bottom > end - clear.bottom) scrollToMiddle(view, place);
}
