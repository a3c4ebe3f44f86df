import { DataTable, EmptyState } from "@housestyle/ui";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { useAccess } from "../../app/access.ts";
import { complain } from "../../app/complain.ts";
import { EditNote } from "../../app/EditNote.tsx";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { useOwner } from "../../app/use-owner.ts";
import { useTable } from "../../app/use-table.ts";
import { content } from "../../texts/content.ts";
import { ownerFilter } from "../owner-filter.ts";
import { CollectionForm } from "./CollectionForm.tsx";
import type { CollectionKind, ListedCollection } from "./collection.ts";
import { collectionColumns } from "./collection-columns.tsx";
import { useCollections } from "./use-collections.ts";

/** All guides, or term bases, of a person or of a team. */
export function CollectionList({ kind }: { readonly kind: CollectionKind }) {
  const { texts } = kind;
  const [owner, setOwner] = useOwner();
  const access = useAccess(owner);
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={content.whose} mine={content.mine} value={owner} onChange={setOwner} />
        <Link className="button button-outline" href={`/import/${kind.table}?team=${owner}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      <EditNote owner={owner} note={content.readOnly} />
      <CollectionTable key={owner} kind={kind} owner={owner} {...access} />
    </>
  );
}

function CollectionTable({
  kind,
  owner,
  canEdit,
  refusal,
}: {
  readonly kind: CollectionKind;
  readonly owner: number;
  readonly canEdit: boolean;
  readonly refusal: string | undefined;
}) {
  const { texts } = kind;
  const [isAdding, setAdding] = useState(false);
  const [, go] = useLocation();
  const { add, change, remove } = useCollections(kind);
  const table = useTable<ListedCollection>({
    first: { orderBy: "Name" },
    queryKey: [kind.key, owner],
    searched: ["Name", "Description"],
    filter: ownerFilter(owner),
    read: (query, signal) => kind.list(undefined, { query, signal }),
  });
  const turn = (row: ListedCollection, IsEnabled: boolean) => {
    const { Name, Description } = row;
    change(row, { Name, Description, IsEnabled }).catch(complain);
  };
  const closeForm = () => setAdding(false);
  return (
    <DataTable<ListedCollection>
      label={texts.label}
      columns={collectionColumns(kind, { canEdit, refusal, turn })}
      describe={({ Name }) => Name}
      {...table}
      onOpen={(row) => row && go(`${kind.path}/${row.Id}`)}
      {...(refusal ? { addLabel: texts.add, addRefusal: refusal } : {})}
      {...(canEdit
        ? {
            addLabel: texts.add,
            onAdd: () => setAdding(true),
            onDelete: (_: unknown, gone: readonly ListedCollection[]) => remove(gone),
          }
        : {})}
      panel={
        isAdding
          ? {
              label: texts.add,
              onClose: closeForm,
              content: <CollectionForm texts={texts.form} onSave={(draft) => add(owner, draft)} onClose={closeForm} />,
            }
          : undefined
      }
      empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
    />
  );
}
