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
import { styleGuides as texts } from "../../texts/style-guides.ts";
import { GuideForm } from "./GuideForm.tsx";
import type { Guide } from "./rule.ts";
import { type GuideDraft, guidesKey, useGuides } from "./use-guides.ts";

/** All guides of a person or of a team. */
export function GuideList() {
  const [owner, setOwner] = useOwner();
  const session = useSession((whole) => whole);
  const canEdit = owner === 0 || mayManage(session, owner);
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={content.whose} mine={content.mine} value={owner} onChange={setOwner} />
        <Link className="button button-outline" href={`/import/styleguide?team=${owner}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      {canEdit ? null : <p className="content-note">{content.readOnly}</p>}
      <GuideTable key={owner} owner={owner} canEdit={canEdit} />
    </>
  );
}

function GuideTable({ owner, canEdit }: { readonly owner: number; readonly canEdit: boolean }) {
  const [state, setState] = useTableState({ orderBy: "Name" });
  const [isAdding, setAdding] = useState(false);
  const [, go] = useLocation();
  const { add, change, remove } = useGuides();
  const rows = useRows<Guide>({
    queryKey: [...guidesKey, owner],
    state,
    searched: ["Name", "Description"],
    filter: ownerFilter(owner),
    read: (query, signal) => server.listStyleGuides(undefined, { query, signal }),
  });
  const turn = (guide: Guide, IsEnabled: boolean) => {
    const { Name, Description } = guide;
    change(guide, { Name, Description, IsEnabled }).catch(complain);
  };
  const closeForm = () => setAdding(false);
  return (
    <DataTable<Guide>
      label={texts.label}
      columns={columnsOf(canEdit, turn)}
      getId={({ Id }) => Id}
      describe={({ Name }) => Name}
      state={state}
      onStateChange={setState}
      {...rows}
      toasts={toasts}
      onOpen={(guide) => guide && go(`/style-guides/${guide.Id}`)}
      {...(canEdit
        ? {
            addLabel: texts.add,
            onAdd: () => setAdding(true),
            onDelete: (_: unknown, gone: readonly Guide[]) => remove(gone),
          }
        : {})}
      panel={
        isAdding
          ? {
              label: texts.add,
              onClose: closeForm,
              content: <GuideForm onSave={(draft: GuideDraft) => add(owner, draft)} onClose={closeForm} />,
            }
          : undefined
      }
      empty={<EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
    />
  );
}

function columnsOf(canEdit: boolean, turn: (guide: Guide, on: boolean) => void): readonly Column<Guide>[] {
  return [
    {
      id: "name",
      head: texts.heads.name,
      orderBy: "Name",
      cell: ({ Id, Name, Description }) => (
        <>
          <Link className="content-link" href={`/style-guides/${Id}`}>
            {Name}
          </Link>
          {Description === "" ? null : <span className="content-quiet guide-about">{Description}</span>}
        </>
      ),
    },
    {
      id: "rules",
      head: texts.heads.rules,
      width: "96px",
      align: "end",
      cell: ({ RuleCount }) => RuleCount.toLocaleString("en"),
    },
    {
      id: "on",
      head: texts.heads.on,
      orderBy: "IsEnabled",
      width: "104px",
      cell: (guide) => (
        <Switch
          label={texts.isOn(guide.Name)}
          hideLabel
          disabled={!canEdit}
          checked={guide.IsEnabled}
          onChange={(on) => turn(guide, on)}
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
