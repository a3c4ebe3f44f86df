import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { hiddenAt, scrollToShow } from "./scroll-row.ts";

/** What is out of sight at the ends of a row. */
type Hidden = ReturnType<typeof hiddenAt>;

const nothing: Hidden = { start: false, end: false };

/**
 * A row that scrolls sideways where its content has no room. It fades at the ends where something is hidden, and has a
 * button for the mouse there; keys and fingers scroll without one. `shown` is the id of the element to keep in sight.
 */
export function ScrollRow({
  shown,
  children,
  ...row
}: ComponentProps<"div"> & { readonly shown?: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(nothing);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const now = hiddenAt(element);
      setHidden((before) => (before.start === now.start && before.end === now.end ? before : now));
    };
    const sizes = new ResizeObserver(look);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  useLayoutEffect(() => {
    const [element, target] = [ref.current, shown === undefined ? null : document.getElementById(shown)];
    if (element && target) element.scrollLeft = scrollToShow(element, target);
  }, [shown]);
  const scroll = (direction: 1 | -1) => ref.current?.scrollBy({ left: 0.7 * direction * ref.current.clientWidth });
  return (
    <div className="scroll-row" data-hidden-start={hidden.start || undefined} data-hidden-end={hidden.end || undefined}>
      {hidden.start ? (
        <button type="button" className="scroll-row-start" tabIndex={-1} aria-hidden onClick={() => scroll(-1)}>
          <ChevronLeft size={16} strokeWidth={1.5} />
        </button>
      ) : null}
      <div ref={ref} {...row}>
        {children}
      </div>
      {hidden.end ? (
        <button type="button" className="scroll-row-end" tabIndex={-1} aria-hidden onClick={() => scroll(1)}>
          <ChevronRight size={16} strokeWidth={1.5} />
        </button>
      ) : null}
    </div>
  );
}
