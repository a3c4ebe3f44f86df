import { walk } from "@housestyle/panel";
import { followWords } from "@housestyle/panel/view";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useController } from "../controller/controller-context.ts";
import { scroller } from "./scroller.ts";

/**
 * A card beside words of the text. Arrow keys move between its buttons; Escape closes it and returns to the text, and so does a
 * press elsewhere.
 */
export function FloatingCard({
  from,
  to,
  label,
  className,
  content,
  takesFocus,
  close,
  children,
}: {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly className: string;
  /** Identifies the content: another one has another size, and so another place. */
  readonly content: string;
  /** What takes the focus with this content: the first button, the card itself, or nothing. */
  readonly takesFocus: "first" | "card" | undefined;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const controller = useController();
  const box = useRef<HTMLElement>(null);
  const closeNow = useRef(close);
  closeNow.current = close;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has another size, and so another place
  useLayoutEffect(() => {
    const surface = controller.checking?.surface;
    const room = scroller();
    if (!box.current || !surface || !room) return;
    bringIntoSight(surface.lines(from, to)?.first, room);
    return followWords(surface, room, box.current, from, to);
  }, [controller, from, to, content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content may have other buttons
  useEffect(() => {
    const target = takesFocus === "first" ? box.current?.querySelector("button") : takesFocus && box.current;
    target?.focus({ preventScroll: true });
  }, [takesFocus, content]);

  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) closeNow.current();
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, []);

  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      controller.view?.focus();
      return;
    }
    const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button.matches(":focus"));
    const to = walk(event.key, at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };

  return (
    <section ref={box} className={`card-at-word ${className}`} aria-label={label} tabIndex={-1} onKeyDown={pressed}>
      {children}
    </section>
  );
}

/**
 * Scrolls to a line that is not visible, for instance because the words were looked up by keyboard after scrolling away.
 */
function bringIntoSight(line: { readonly top: number; readonly bottom: number } | undefined, room: Element): void {
  const { top, bottom, height } = room.getBoundingClientRect();
  if (!line || (line.bottom > top && line.top < bottom)) return;
  room.scrollBy({ top: line.top - top - height / 3, behavior: "instant" });
}
