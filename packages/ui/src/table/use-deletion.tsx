import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { ConfirmDialog } from "../overlays/ConfirmDialog.tsx";
import type { RowId } from "./selection.ts";
import type { TableProps } from "./table-props.ts";
import type { TableTexts } from "./table-texts.ts";

/** Confirms and reports deletions, and offers to undo them. */
export function useDeletion<Row>(
  { onDelete, onUndo, getId, toasts }: Pick<TableProps<Row>, "onDelete" | "onUndo" | "getId" | "toasts">,
  texts: TableTexts,
  done: () => void,
): { readonly ask: (rows: readonly Row[]) => void; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<readonly Row[]>([]);
  if (!onDelete || asked.length === 0) return { ask: (rows) => onDelete && setAsked(rows), dialog: null };
  const ids: readonly RowId[] = asked.map(getId);
  const words = asked.length === 1 ? texts.confirm.one : texts.confirm.several;
  const complain = (cause: unknown) => {
    toasts?.show({ kind: "error", title: cause instanceof Error ? cause.message : String(cause) });
  };
  const confirm = async () => {
    try {
      await onDelete(ids, asked);
    } catch (cause) {
      setAsked([]);
      complain(cause);
      return;
    }
    // First the dialog gone: while it is open nothing behind it takes the focus.
    flushSync(() => setAsked([]));
    const action = onUndo && { label: texts.undo, run: () => void onUndo(asked).catch(complain) };
    toasts?.show({ kind: "success", title: texts.deleted(asked.length), ...(action ? { action } : {}) });
    done();
  };
  const dialog = (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      confirmLabel={texts.confirm.confirm}
      cancelLabel={texts.confirm.cancel}
      danger
      onConfirm={confirm}
      onCancel={() => setAsked([])}
    />
  );
  return { ask: setAsked, dialog };
}
