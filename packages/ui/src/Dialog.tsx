import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./IconButton.tsx";
import { focusOpener } from "./opener.ts";

/**
 * A modal dialog on the browser's own `<dialog>`: it holds the focus, Escape closes it, and the focus returns to
 * where it was, or to the button of the menu that opened it. It is open as long as it is rendered. The focus begins at `data-autofocus`, or at the first control.
 */
export function Dialog({
  title,
  text,
  role,
  closeLabel,
  closeIcon,
  className,
  onClose,
  children,
}: {
  readonly title: string;
  /** A sentence under the title that is read out with it. */
  readonly text?: string;
  /** `alertdialog` for a question that holds everything up. */
  readonly role?: "alertdialog";
  /** The cross; a question that has its own Cancel goes without. */
  readonly closeLabel?: string;
  readonly closeIcon?: ReactNode;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before it is taken away: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      element?.close();
      if (element) focusOpener(element);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={["dialog", className].filter(Boolean).join(" ")}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={text ? `${titleId}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        {closeLabel ? (
          <IconButton label={closeLabel} onClick={onClose}>
            {closeIcon}
          </IconButton>
        ) : null}
      </header>
      <div className="dialog-body">
        {text ? (
          <p className="dialog-text" id={`${titleId}-text`}>
            {text}
          </p>
        ) : null}
        {children}
      </div>
    </dialog>
  );
}
