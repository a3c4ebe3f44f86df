import { DataTable, EmptyState, useTableState } from "@housestyle/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "wouter";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { useRows } from "../../app/use-rows.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { columnsOf } from "./columns.tsx";
import { DeviceTexts } from "./DeviceTexts.tsx";
import { DocumentInspector } from "./DocumentInspector.tsx";
import { addressOf, type DocumentRow, nameOf, searchedColumns } from "./document.ts";
import "./documents.css";

/** The documents that are kept, the one changed last on top. Pressing one opens it; its details have a button. */
export function DocumentTable() {
  const [state, setState] = useTableState();
  const [, go] = useLocation();
  const teams = useSession(({ teams }) => teams);
  const client = useQueryClient();
  const [shown, setShown] = useState<number>();
  const rows = useRows<DocumentRow>({
    queryKey: ["documents"],
    state,
    searched: searchedColumns,
    read: (query, signal) => server.listDocuments(undefined, { query, signal }),
  });
  const add = async () => {
    try {
      go(addressOf(await ask(server.addDocument({ ClientKey: crypto.randomUUID() }))));
    } catch (error) {
      const message = messageOf(error);
      if (message) toasts.show({ kind: "error", title: shell.failed, text: message });
    }
  };
  const refresh = () => client.invalidateQueries({ queryKey: ["documents"] });
  const detailed = rows.rows?.find(({ Id }) => Id === shown);
  return (
    <>
      <DeviceTexts search={state.search} />
      <DataTable<DocumentRow>
        label={texts.label}
        columns={columnsOf(teams, ({ Id }) => setShown(Id))}
        getId={({ Id }) => Id}
        describe={nameOf}
        state={state}
        onStateChange={setState}
        {...rows}
        toasts={toasts}
        addLabel={texts.add}
        onAdd={() => void add()}
        mayChange={({ CanEdit }) => CanEdit}
        onDelete={async (_, gone) => {
          for (const { Id } of gone) await ask(server.deleteDocument(undefined, { params: { id: Id } }));
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
