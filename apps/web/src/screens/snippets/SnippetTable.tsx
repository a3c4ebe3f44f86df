import { DataTable, EmptyState } from "@housestyle/ui";
import { useState } from "react";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts.ts";
import { useTable } from "../../app/use-table.ts";
import { ownerFilter } from "../../content/owner-filter.ts";
import { snippets as texts } from "../../texts/snippets.ts";
import { columns } from "./columns.tsx";
import { SnippetForm } from "./SnippetForm.tsx";
import type { Folder, ListedSnippet, SnippetDraft } from "./snippet.ts";
import { snippetsKey, useSnippets } from "./use-snippets.ts";

/** The snippets of one folder, or with 0 of all of an owner's. */
export function SnippetTable({
  owner,
  folders,
  open,
  canEdit,
  refusal,
}: {
  readonly owner: number;
  readonly folders: readonly Folder[];
  readonly open: number;
  readonly canEdit: boolean;
  readonly refusal: string | undefined;
}) {
  const [isAdding, setAdding] = useState(false);
  const { add, change, remove, restore } = useSnippets(owner);
  const table = useTable<ListedSnippet>({
    first: { orderBy: "Name" },
    queryKey: [...snippetsKey, owner],
    searched: ["Name", "Shortcut", "Text"],
    filter: open === 0 ? ownerFilter(owner) : `SnippetFolderId eq ${open}`,
    read: (query, signal) => server.listSnippets(undefined, { query, signal }),
  });
  const form = { folders, folderId: open || (folders[0]?.Id ?? 0), canEdit };
  const closeForm = () => setAdding(false);
  return (
    <DataTable<ListedSnippet>
      label={texts.label}
      columns={columns}
      describe={({ Name }) => Name}
      {...table}
      {...(refusal ? { addLabel: texts.add, addRefusal: refusal } : {})}
      {...(canEdit
        ? {
            addLabel: texts.add,
            onAdd: () => setAdding(true),
            onDelete: (_: unknown, gone: readonly ListedSnippet[]) => remove(gone),
            onUndo: restore,
          }
        : {})}
      renderInspector={(snippet, close) => (
        <SnippetForm
          key={snippet.RowVersion}
          {...form}
          snippet={snippet}
          onClose={close}
          onSave={async (draft: SnippetDraft) => {
            await change(snippet, draft);
            toasts.show({ kind: "success", title: texts.saved });
          }}
        />
      )}
      onOpen={closeForm}
      panel={
        isAdding
          ? {
              label: texts.add,
              onClose: closeForm,
              content: (
                <SnippetForm
                  {...form}
                  onClose={closeForm}
                  onSave={async (draft: SnippetDraft) => {
                    await add(draft);
                    toasts.show({ kind: "success", title: texts.added });
                  }}
                />
              ),
            }
          : undefined
      }
      empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
    />
  );
}
