import { Button } from "@housestyle/ui";
import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import Menu from "./Menu.tsx";

/** What can be done with the text, under a button. Escape and a press elsewhere close it. */
export function TextMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} tone="quiet" className="text-menu-button" popoverTarget={id} aria-expanded={isOpen}>
        {parts.menu.open}
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden />
      </Button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={parts.menu.label}
        className="text-menu"
        onBeforeToggle={() => {
          const at = button.current?.getBoundingClientRect();
          if (!at || !box.current) return;
          box.current.style.insetInlineStart = `${Math.max(8, at.left)}px`;
          box.current.style.insetBlockStart = `${at.bottom + 4}px`;
          box.current.style.maxBlockSize = `calc(100dvh - ${at.bottom + 12}px)`;
        }}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {isOpen ? <Menu done={() => box.current?.hidePopover()} /> : null}
      </div>
    </>
  );
}
