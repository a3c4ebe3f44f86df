import { DataTable, EmptyState } from "@housestyle/ui";
import { useState } from "react";
import { Link } from "wouter";
import { useAccess } from "../../app/access.ts";
import { EditNote } from "../../app/EditNote.tsx";
import { OwnerSelect } from "../../app/OwnerSelect.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { toasts } from "../../app/toasts.ts";
import { useOwner } from "../../app/use-owner.ts";
import { useTable } from "../../app/use-table.ts";
import { usePeople } from "../../content/use-people.ts";
import { content } from "../../texts/content.ts";
import { dictionary as texts } from "../../texts/dictionary.ts";
import { columnsOf } from "./columns.tsx";
import { EntryFacts } from "./EntryFacts.tsx";
import { EntryForm } from "./EntryForm.tsx";
import type { DictionaryListRow } from "./entry.ts";
import { dictionaryKey, useDictionary } from "./use-dictionary.ts";
import "../../content/content.css";
import "./dictionary.css";

/** The words of a person or of a team: the newest first. */
export default function Screen() {
  const [owner, setOwner] = useOwner();
  const teams = useSession((session) => session.teams);
  const { canEdit, refusal } = useAccess(owner);
  const mayAdd = canEdit || teams.some((team) => team.Id === owner && team.AllowUserDictionary && !team.IsExpired);
  return (
    <>
      <ScreenHead title={texts.title} about={texts.about}>
        <OwnerSelect label={content.whose} mine={content.mine} value={owner} onChange={setOwner} />
        <Link className="button button-outline" href={`/import/dictionary?team=${owner}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      <EditNote owner={owner} note={mayAdd ? texts.mayAdd : texts.mayOnlyRead} />
      <Words key={owner} owner={owner} mayAll={canEdit} mayAdd={mayAdd} refusal={refusal} />
    </>
  );
}

function Words({
  owner,
  mayAll,
  mayAdd,
  refusal,
}: {
  readonly owner: number;
  readonly mayAll: boolean;
  readonly mayAdd: boolean;
  readonly refusal: string | undefined;
}) {
  const [isAdding, setAdding] = useState(false);
  const me = useSession(({ profile }) => profile?.Id);
  const who = usePeople();
  const { add, change, remove, restore } = useDictionary(owner);
  const table = useTable<DictionaryListRow>({
    first: { orderBy: "CreatedOn", orderDir: "desc" },
    queryKey: [...dictionaryKey, owner],
    searched: ["Word", "Note"],
    read: (query, signal) =>
      server.listDictionary(undefined, {
        params: { a: owner === 0 ? "personal" : `team:${owner}`, b: "all" },
        query,
        signal,
      }),
  });
  const mayChange = ({ CreatedBy }: DictionaryListRow) => mayAll || (mayAdd && CreatedBy === me);
  return (
    <DataTable<DictionaryListRow>
      label={texts.label}
      columns={columnsOf(who)}
      describe={({ word }) => word}
      {...table}
      {...(refusal ? { addLabel: texts.add, addRefusal: refusal } : {})}
      {...(mayAdd
        ? {
            addLabel: texts.add,
            onAdd: () => setAdding(true),
            mayChange,
            onDelete: (_: unknown, gone: readonly DictionaryListRow[]) => remove(gone),
            onUndo: restore,
          }
        : {})}
      renderInspector={(entry, close) =>
        mayChange(entry) ? (
          <EntryForm
            entry={entry}
            onClose={close}
            onSave={async (draft) => {
              await change(entry, draft);
              toasts.show({ kind: "success", title: texts.saved });
            }}
          />
        ) : (
          <EntryFacts entry={entry} />
        )
      }
      onOpen={() => setAdding(false)}
      panel={
        isAdding
          ? {
              label: texts.add,
              onClose: () => setAdding(false),
              content: (
                <EntryForm
                  onClose={() => setAdding(false)}
                  onSave={async (draft) => {
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
