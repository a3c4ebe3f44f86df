import { useState } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";

/** Asks before something is done. Cancel and Escape do nothing else; the focus begins at Cancel. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** While a promise is on its way the dialog waits; whoever renders it takes it away. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
  readonly danger?: boolean;
}) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={title} role="alertdialog" text={text} className="dialog-confirm" onClose={onCancel}>
      <div className="dialog-actions">
        <Button data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button tone={danger ? "danger" : "primary"} pending={pending} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
