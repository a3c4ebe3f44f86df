import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./IconButton.tsx";
import { focusOpener } from "./opener.ts";

/**
 * A modal dialog based on the browser's `<dialog>`: it traps the focus, Escape closes it, and the focus returns to
 * where it was, or to the button of the menu that opened it. It is open while it is rendered. The focus starts at
 * `data-autofocus`, or at the first control.
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
  /** A sentence under the title that screen readers read with it. */
  readonly text?: string;
  /** `alertdialog` for a question that must be answered first. */
  readonly role?: "alertdialog";
  /** The name of the close button. Questions with their own Cancel button have none. */
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
