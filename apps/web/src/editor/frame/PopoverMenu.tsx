import { Button } from "@housestyle/ui";
import { type ReactNode, useId, useRef, useState } from "react";

/** A button with a box of choices under it. Escape and a press elsewhere close it. */
export function PopoverMenu({
  button,
  name,
  label,
  children,
}: {
  /** What is on the button. */
  readonly button: ReactNode;
  /** The name of the button where it has no words. */
  readonly name?: string;
  readonly label: string;
  readonly children: (done: () => void) => ReactNode;
}) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={opener}
        tone="quiet"
        className={name === undefined ? "text-menu-button" : "text-menu-button text-menu-icon"}
        popoverTarget={id}
        aria-expanded={isOpen}
        {...(name === undefined ? {} : { "aria-label": name, title: name })}
      >
        {button}
      </Button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="text-menu"
        onBeforeToggle={() => {
          const at = opener.current?.getBoundingClientRect();
          if (!at || !box.current) return;
          const { style } = box.current;
          style.insetInlineStart = `max(8px, min(${at.left}px, calc(100vw - 300px)))`;
          style.insetBlockStart = `${at.bottom + 4}px`;
          style.maxBlockSize = `calc(100dvh - ${at.bottom + 12}px)`;
        }}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {isOpen ? children(() => box.current?.hidePopover()) : null}
      </div>
    </>
  );
}
