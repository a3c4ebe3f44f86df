import { ConfirmDialog } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ask, CallFailure } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { exchange as texts } from "../../texts/exchange.ts";
import { shell } from "../../texts/shell.ts";

/** Takes an import back; asks first when something was changed since. `asking` is to be rendered. */
export function useUndo(onUndone?: () => void): {
  readonly undo: (id: number) => Promise<void>;
  readonly asking: ReactNode;
} {
  const client = useQueryClient();
  const [refused, setRefused] = useState<number>();
  const undo = async (id: number, force = false) => {
    setRefused(undefined);
    try {
      const { Deleted, Restored } = await ask(server.undoImport(undefined, { params: { id }, query: { force } }));
      toasts.show({ kind: "success", title: texts.undone(Deleted, Restored) });
      onUndone?.();
      await readAnew(client);
    } catch (error) {
      if (error instanceof CallFailure && error.code === "cannot-undo" && !force) setRefused(id);
      else {
        complain(error, shell.failed);
      }
    }
  };
  const asking =
    refused === undefined ? null : (
      <ConfirmDialog
        danger
        title={texts.undoForceTitle}
        text={texts.undoForceText}
        confirmLabel={texts.undoForce}
        cancelLabel={texts.undoCancel}
        onConfirm={() => undo(refused, true)}
        onCancel={() => setRefused(undefined)}
      />
    );
  return { undo, asking };
}
