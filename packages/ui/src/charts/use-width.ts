import { type RefObject, useLayoutEffect, useState } from "react";

/** Returns the current width of an element in pixels. */
export function useWidth(element: RefObject<HTMLElement | null>, first: number): number {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(Math.max(200, Math.round(measured.clientWidth)) || first);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, first]);
  return width;
}
