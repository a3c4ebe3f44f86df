import type { EditorView } from "prosemirror-view";

/** Scrolls a place of the text to the middle of what shows of the page, as far as the text reaches. */
export function scrollToMiddle(view: EditorView, place: number): void {
  const page = view.dom.closest(".page");
  if (!page) return;
  const { top, bottom } = view.coordsAtPos(place);
  const box = page.getBoundingClientRect();
  const end = Math.min(box.bottom, innerHeight);
  page.scrollBy({ top: (top + bottom) / 2 - (box.top + end) / 2, behavior: "instant" });
}
