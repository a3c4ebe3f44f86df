import { useState } from "react";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";

/** Asks for confirmation. Cancel and Escape only close it, and the focus starts at Cancel. */
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
  /** If it returns a promise, the dialog waits for it. The caller then removes the dialog. */
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
