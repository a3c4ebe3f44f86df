import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./IconButton.tsx";

/**
 * A modal dialog on the browser's own `<dialog>`: it holds the focus, Escape closes it, and the focus returns to
 * where it was. It is open as long as it is rendered.
 */
export function Dialog({
  title,
  closeLabel,
  closeIcon,
  className,
  onClose,
  children,
}: {
  readonly title: string;
  readonly closeLabel: string;
  readonly closeIcon: ReactNode;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={["dialog", className].filter(Boolean).join(" ")}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          {closeIcon}
        </IconButton>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
