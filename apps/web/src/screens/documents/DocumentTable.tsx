import { DataTable, EmptyState } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { readAnew } from "../../app/read-anew.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { useTable } from "../../app/use-table.ts";
import { rememberedAccount } from "../../editor/storage/account.ts";
import { keyOf } from "../../editor/storage/journal.ts";
import { forgetLast } from "../../editor/storage/last-document.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { columnsOf } from "./columns.tsx";
import { DeviceTexts } from "./DeviceTexts.tsx";
import { DocumentInspector } from "./DocumentInspector.tsx";
import { addressOf, type DocumentListRow, nameOf, searchedColumns } from "./document.ts";
import "./documents.css";

/** The documents that are kept, the one changed last on top. Pressing one opens it; its details have a button. */
export function DocumentTable() {
  const [, go] = useLocation();
  const teams = useSession(({ teams }) => teams);
  const client = useQueryClient();
  const [shown, setShown] = useState<number>();
  const table = useTable<DocumentListRow>({
    queryKey: ["documents"],
    searched: searchedColumns,
    read: (query, signal) => server.listDocuments(undefined, { query, signal }),
  });
  const add = async () => {
    try {
      go(addressOf(await ask(server.addDocument({ ClientKey: crypto.randomUUID() }))));
    } catch (error) {
      complain(error, shell.failed);
    }
  };
  const refresh = () => readAnew(client, ["documents"]);
  const detailed = table.rows?.find(({ Id }) => Id === shown);
  return (
    <>
      <DeviceTexts search={table.state.search} />
      <DataTable<DocumentListRow>
        label={texts.label}
        columns={columnsOf(teams, ({ Id }) => setShown(Id))}
        describe={nameOf}
        {...table}
        addLabel={texts.add}
        onAdd={() => void add()}
        mayChange={({ CanEdit }) => CanEdit}
        onDelete={async (_, gone) => {
          for (const { Id } of gone) await ask(server.deleteDocument(undefined, { params: { id: Id } }));
          for (const { Id } of gone) forgetLast(keyOf(rememberedAccount() ?? 0, String(Id)));
          await refresh();
        }}
        onUndo={async (gone) => {
          for (const { Id } of gone) await ask(server.restoreDocument(undefined, { params: { id: Id } }));
          await refresh();
        }}
        onOpen={(row) => row && go(addressOf(row))}
        panel={
          detailed && {
            label: texts.details,
            content: <DocumentInspector key={`${detailed.Id}.${detailed.Version}`} row={detailed} onSaved={refresh} />,
            onClose: () => {
              flushSync(() => setShown(undefined));
              document.querySelector<HTMLElement>(`tr[data-id="${detailed.Id}"]`)?.focus();
            },
          }
        }
        empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      />
    </>
  );
}
