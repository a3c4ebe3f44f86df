import { Button, DataTable, EmptyState } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { useTable } from "../../app/use-table.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { columnsOf } from "./columns.tsx";
import { type DocumentListRow, nameOf } from "./document.ts";

/** Deleted documents: to be brought back, or deleted for good. */
export function TrashTable() {
  const teams = useSession(({ teams }) => teams);
  const client = useQueryClient();
  const table = useTable<DocumentListRow>({
    queryKey: ["documents", "trash"],
    read: (query, signal) => server.listDocuments(undefined, { query: { ...query, trash: true }, signal }),
  });
  const refresh = () => readAnew(client, ["documents"]);
  const restore = async (wanted: readonly DocumentListRow[], clear: () => void) => {
    try {
      for (const { Id } of wanted) await ask(server.restoreDocument(undefined, { params: { id: Id } }));
      toasts.show({ kind: "success", title: texts.restored(wanted.length) });
      clear();
    } catch (error) {
      complain(error, shell.failed);
    }
    await refresh();
  };
  return (
    <>
      <p className="documents-note">{texts.trashAbout}</p>
      <DataTable<DocumentListRow>
        label={texts.trash}
        columns={columnsOf(teams)}
        describe={nameOf}
        {...table}
        mayChange={({ CanShare }) => CanShare}
        bulkActions={(selected, clear) => (
          <Button onClick={() => void restore(selected, clear)}>{texts.restore}</Button>
        )}
        onDelete={async (_, gone) => {
          for (const { Id } of gone) {
            await ask(server.deleteDocument(undefined, { params: { id: Id }, query: { forever: true } }));
          }
          await refresh();
        }}
        empty={<EmptyState title={texts.emptyTrash} text={texts.emptyTrashText} />}
      />
    </>
  );
}
