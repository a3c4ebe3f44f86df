import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../IconButton.tsx";

/** The details of a row beside the table. It takes the focus, and Escape returns it. */
export function Inspector({
  label,
  closeLabel,
  onClose,
  children,
}: {
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const first = element?.querySelector<HTMLElement>("[autofocus], .inspector-body input, .inspector-body textarea");
    (first ?? element)?.focus();
  }, []);
  return (
    <aside
      ref={panel}
      className="inspector"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="inspector-head">
        <h2 className="inspector-title">{label}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <div className="inspector-body">{children}</div>
    </aside>
  );
}
