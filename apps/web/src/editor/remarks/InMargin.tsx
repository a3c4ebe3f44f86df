import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useController } from "../controller/controller-context.ts";
import { scroller } from "./scroller.ts";

/** A button for words of the text, in the margin of their last line, where it covers no text. */
export function InMargin({
  from,
  to,
  children,
}: {
  readonly from: number;
  readonly to: number;
  readonly children: ReactNode;
}) {
  const controller = useController();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const surface = controller.checking?.surface;
    const room = scroller();
    const paper = controller.view?.dom;
    const button = box.current;
    if (!surface || !room || !paper || !button) return;
    const place = () => {
      const words = surface.lines(from, to);
      if (!words) return;
      const edges = room.getBoundingClientRect();
      const { top, bottom } = words.last;
      const rightmost = edges.left + room.clientWidth;
      const margin = paper.getBoundingClientRect().right - paddingOfText;
      delete button.dataset.narrow;
      if (margin + button.offsetWidth > rightmost) button.dataset.narrow = "";
      const left = Math.min(margin, rightmost - button.offsetWidth);
      const middle = (top + bottom - button.offsetHeight) / 2;
      button.style.transform = `translate(${Math.round(left)}px, ${Math.round(middle)}px)`;
      button.hidden = top < edges.top || bottom > edges.bottom;
    };
    place();
    room.addEventListener("scroll", place, { passive: true });
    // Of the window, and of the text beside a panel that grows.
    const resized = new ResizeObserver(place);
    resized.observe(paper);
    resized.observe(room);
    return () => {
      room.removeEventListener("scroll", place);
      resized.disconnect();
    };
  }, [controller, from, to]);
  return (
    <div ref={box} className="in-margin">
      {children}
    </div>
  );
}

/** The text's own margin, where no line reaches: see text.css. */
const paddingOfText = 20;
