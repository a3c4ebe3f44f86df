import { Button } from "@housestyle/ui";
import { useState } from "react";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { editorSharing as texts } from "../../texts/editor-sharing.ts";
import { shell } from "../../texts/shell.ts";
import { type DocumentListRow, nameOf } from "./document.ts";

/** Ends a person's own access to a document that someone else shares with them. */
export function LeaveButton({ row, onLeft }: { readonly row: DocumentListRow; readonly onLeft: () => unknown }) {
  const me = useSession(({ profile }) => profile?.Id);
  const [isPending, setPending] = useState(false);
  const leave = async () => {
    setPending(true);
    try {
      await ask(server.unshareDocument(undefined, { params: { id: row.Id, share: me ?? 0 } }));
      toasts.show({ kind: "success", title: texts.left(nameOf(row)) });
      await onLeft();
    } catch (error) {
      complain(error, shell.failed);
      setPending(false);
    }
  };
  return (
    <Button tone="outline" pending={isPending} onClick={() => void leave()}>
      {texts.leave}
    </Button>
  );
}
