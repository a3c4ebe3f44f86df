import type { Surface } from "@housestyle/surfaces";
import { placeCard } from "../place-card.ts";

/** Keeps a floating element beside a span of the text while the text scrolls. Returns a function that stops it. */
export function followWords(
  surface: Pick<Surface, "lines">,
  room: Element,
  element: HTMLElement,
  from: number,
  to: number,
): () => void {
  const move = () => {
    const words = surface.lines(from, to);
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
  // The room changes its size after the window has.
  const sizes = new ResizeObserver(move);
  sizes.observe(room);
  // Other content has another size, and so another place.
  const contents = new MutationObserver(move);
  contents.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    contents.disconnect();
    room.removeEventListener("scroll", move);
    sizes.disconnect();
  };
}
