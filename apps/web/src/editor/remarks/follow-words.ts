import { placeCard } from "@housestyle/panel";
import type { EditorController } from "../controller/editor-controller.ts";

/** Keeps a floating element beside a stretch of the document while the page scrolls. Answers how to stop. */
export function followWords(
  controller: EditorController,
  element: HTMLElement,
  from: number,
  to: number,
): (() => void) | undefined {
  const room = document.querySelector(".page");
  if (!room) return undefined;
  const move = () => {
    const words = controller.checking?.surface.lines(from, to);
    if (!words) return;
    const { first, last } = words;
    const isOneLine = Math.abs(first.top - last.top) < 4;
    const lines = {
      left: isOneLine ? first.left : Math.min(first.left, last.left),
      right: last.right,
      top: first.top,
      bottom: last.bottom,
    };
    const edges = room.getBoundingClientRect();
    element.style.maxHeight = "";
    const place = placeCard(lines, { width: element.offsetWidth, height: element.offsetHeight }, edges);
    element.style.maxHeight = `${place.maxHeight}px`;
    element.style.transform = `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`;
    element.hidden = lines.bottom < edges.top || lines.top > edges.bottom;
  };
  move();
  room.addEventListener("scroll", move, { passive: true });
  addEventListener("resize", move);
  return () => {
    room.removeEventListener("scroll", move);
    removeEventListener("resize", move);
  };
}
