import type { EditorView } from "prosemirror-view";

/** What a place keeps clear of: the bar over the text's top, and on phones the bars over its end. CSS pixels. */
const clear = { top: 72, bottom: 160 };

/** Scrolls a place of the text into view. An editor without the focus does not do that by itself. */
export function showPlace(view: EditorView, place: number): void {
  const page = view.dom.closest(".page");
  if (!page) return;
  const { top, bottom } = view.coordsAtPos(place);
  const box = page.getBoundingClientRect();
  const end = Math.min(box.bottom, innerHeight);
  if (top >= box.top + clear.top && bottom <= end - clear.bottom) return;
  page.scrollBy({ top: (top + bottom) / 2 - (box.top + end) / 2, behavior: "instant" });
}
