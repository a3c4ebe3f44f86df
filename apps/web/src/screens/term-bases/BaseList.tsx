import { type Column, DataTable, EmptyState, Switch, useTableState } from "@housestyle/ui";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { messageOf } from "../../app/ask.ts";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { server } from "../../app/server.ts";
import { mayManage, useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { useOwner } from "../../app/use-owner.ts";
import { useRows } from "../../app/use-rows.ts";
import { ownerFilter } from "../../content/owner-filter.ts";
import { When } from "../../content/When.tsx";
import { content } from "../../texts/content.ts";
import { termBases as texts } from "../../texts/term-bases.ts";
import { BaseForm } from "./BaseForm.tsx";
import type { TermBase } from "./term.ts";
import { type BaseDraft, basesKey, useTermBases } from "./use-term-bases.ts";

/** All term bases of a person or of a team. */
export function BaseList() {
  const [owner, setOwner] = useOwner();
  const session = useSession((whole) => whole);
  const canEdit = owner === 0 || mayManage(session, owner);
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={content.whose} mine={content.mine} value={owner} onChange={setOwner} />
        <Link className="button button-outline" href={`/import/termbase?team=${owner}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      {canEdit ? null : <p className="content-note">{content.readOnly}</p>}
      <BaseTable key={owner} owner={owner} canEdit={canEdit} />
    </>
  );
}

function BaseTable({ owner, canEdit }: { readonly owner: number; readonly canEdit: boolean }) {
  const [state, setState] = useTableState({ orderBy: "Name" });
  const [isAdding, setAdding] = useState(false);
  const [, go] = useLocation();
  const { add, change, remove } = useTermBases();
  const rows = useRows<TermBase>({
    queryKey: [...basesKey, owner],
    state,
    searched: ["Name", "Description"],
    filter: ownerFilter(owner),
    read: (query, signal) => server.listTermBases(undefined, { query, signal }),
  });
  const turn = (base: TermBase, IsEnabled: boolean) => {
    const { Name, Description } = base;
    change(base, { Name, Description, IsEnabled }).catch(complain);
  };
  const closeForm = () => setAdding(false);
  return (
    <DataTable<TermBase>
      label={texts.label}
      columns={columnsOf(canEdit, turn)}
      getId={({ Id }) => Id}
      describe={({ Name }) => Name}
      state={state}
      onStateChange={setState}
      {...rows}
      toasts={toasts}
      onOpen={(base) => base && go(`/term-bases/${base.Id}`)}
      {...(canEdit
        ? {
            addLabel: texts.add,
            onAdd: () => setAdding(true),
            onDelete: (_: unknown, gone: readonly TermBase[]) => remove(gone),
          }
        : {})}
      panel={
        isAdding
          ? {
              label: texts.add,
              onClose: closeForm,
              content: <BaseForm onSave={(draft: BaseDraft) => add(owner, draft)} onClose={closeForm} />,
            }
          : undefined
      }
      empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
    />
  );
}

function columnsOf(canEdit: boolean, turn: (base: TermBase, on: boolean) => void): readonly Column<TermBase>[] {
  return [
    {
      id: "name",
      head: texts.heads.name,
      orderBy: "Name",
      cell: ({ Id, Name, Description }) => (
        <>
          <Link className="content-link" href={`/term-bases/${Id}`}>
            {Name}
          </Link>
          {Description === "" ? null : <span className="content-quiet base-about">{Description}</span>}
        </>
      ),
    },
    {
      id: "terms",
      head: texts.heads.terms,
      width: "96px",
      align: "end",
      cell: ({ ItemCount }) => ItemCount.toLocaleString("en"),
    },
    {
      id: "on",
      head: texts.heads.on,
      orderBy: "IsEnabled",
      width: "104px",
      cell: (base) => (
        <Switch
          label={texts.isOn(base.Name)}
          hideLabel
          disabled={!canEdit}
          checked={base.IsEnabled}
          onChange={(on) => turn(base, on)}
        />
      ),
    },
    {
      id: "changed",
      head: texts.heads.changed,
      orderBy: "ModifiedOn",
      width: "136px",
      priority: 3,
      cell: ({ ModifiedOn }) => (
        <span className="content-quiet">
          <When at={ModifiedOn} />
        </span>
      ),
    },
  ];
}

function complain(error: unknown): void {
  const message = messageOf(error);
  if (message) toasts.show({ kind: "error", title: message });
}
