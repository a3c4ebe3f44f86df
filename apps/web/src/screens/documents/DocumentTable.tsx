import { Button, DataTable, EmptyState } from "@housestyle/ui";
import { useQuery } from "@tanstack/react-query";
import { LayoutTemplate } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearchParams } from "wouter";
import { ask } from "../../app/ask.ts";
import { complain } from "../../app/complain.ts";
import { server } from "../../app/server.ts";
import { useSession } from "../../app/session.ts";
import { useTable } from "../../app/use-table.ts";
import { documents as texts } from "../../texts/documents.ts";
import { shell } from "../../texts/shell.ts";
import { ArchiveDialog, type ArchiveRequest } from "./ArchiveDialog.tsx";
import { BulkActions } from "./BulkActions.tsx";
import { columnsOf } from "./columns.tsx";
import { DeviceTexts } from "./DeviceTexts.tsx";
import { DocumentInspector } from "./DocumentInspector.tsx";
import { DownloadAll } from "./DownloadAll.tsx";
import { addressOf, type DocumentListRow, mayOrganize, nameOf } from "./document.ts";
import { archiveName, documentsIn } from "./download-documents.ts";
import { type BegunDocument, newDocument } from "./new-document.ts";
import { Places } from "./Places.tsx";
import { type DocumentGroups, type DocumentPlace, documentDrag, placeOf, queryOf } from "./place.ts";
import { TemplateDialog } from "./TemplateDialog.tsx";
import { contentOf } from "./templates.ts";
import { useDocumentActions } from "./use-document-actions.ts";
import "../../content/content.css";
import "./documents.css";

const none: DocumentGroups = {
  Count: 0,
  Favorites: 0,
  Shared: 0,
  Projects: [],
  OwnedProjects: [],
  SharedProjects: [],
  Tags: [],
};

/**
 * The list of documents, most recently changed first. Pressing a row opens the document, and a button shows its
 * details.
 */
export function DocumentTable() {
  const [, go] = useLocation();
  const [address, setAddress] = useSearchParams();
  const place = placeOf(address);
  const teams = useSession(({ teams }) => teams);
  const actions = useDocumentActions();
  const [shown, setShown] = useState<number>();
  const [archive, setArchive] = useState<ArchiveRequest>();
  const table = useTable<DocumentListRow>({
    queryKey: ["documents", place],
    read: (query, signal) => server.listDocuments(undefined, { query: { ...query, ...queryOf(place) }, signal }),
  });
  const { data: groups = none } = useQuery({
    queryKey: ["documents", "groups"],
    queryFn: ({ signal }) => ask(server.groupDocuments(undefined, { signal })),
  });
  const hasPlaces = hasAnything(groups) || place.kind !== "all";
  const projects = groups.Projects.map(({ Name }) => Name);
  const tags = groups.Tags.map(({ Name }) => Name);
  const add = async (given: BegunDocument = {}) => {
    try {
      go(await newDocument(given, place));
    } catch (error) {
      complain(error, shell.failed);
    }
  };
  const detailed = table.rows?.find(({ Id }) => Id === shown);
  return (
    <>
      <DeviceTexts search={table.state.search} />
      {archive ? <ArchiveDialog request={archive} onClose={() => setArchive(undefined)} /> : null}
      <div className={hasPlaces ? "documents-list with-folders" : "documents-list"}>
        {hasPlaces ? (
          <Places
            groups={groups}
            open={place}
            onOpen={(place) => setAddress(queryOf(place))}
            onSharing={actions.refresh}
            onDrop={(ids, place) =>
              void actions.drop(table.rows?.filter((row) => mayOrganize(row) && ids.includes(row.Id)) ?? [], place)
            }
          />
        ) : null}
        <DataTable<DocumentListRow>
          label={texts.label}
          columns={columnsOf(teams, {
            showDetails: ({ Id }) => setShown(Id),
            setFavorite: (row, isFavorite) => void actions.favor(row, isFavorite),
          })}
          describe={nameOf}
          {...table}
          tools={
            <>
              {table.rows && table.rows.length > 0 ? (
                <DownloadAll
                  onChoose={(format) =>
                    setArchive({ name: archiveName(place), format, list: (signal) => documentsIn(place, signal) })
                  }
                />
              ) : null}
              <FromTemplate onChoose={add} />
            </>
          }
          addLabel={texts.add}
          onAdd={() => void add()}
          mayChange={(row) => row.CanShare || mayOrganize(row)}
          onDrag={(rows) => ({ [documentDrag]: rows.map(({ Id }) => Id).join(",") })}
          bulkActions={(rows, clear) => (
            <BulkActions
              rows={rows}
              projects={projects}
              tags={tags}
              actions={actions}
              onArchive={setArchive}
              onDone={clear}
            />
          )}
          onDelete={(_, gone) => actions.remove(gone)}
          onUndo={(gone) => actions.restore(gone)}
          onOpen={(row) => row && go(addressOf(row))}
          panel={
            detailed && {
              label: texts.details,
              keepsAdd: true,
              content: <DocumentInspector key={detailed.Id} row={detailed} groups={groups} onSaved={actions.refresh} />,
              onClose: () => {
                flushSync(() => setShown(undefined));
                document.querySelector<HTMLElement>(`tr[data-id="${detailed.Id}"]`)?.focus();
              },
            }
          }
          searchElsewhere={
            place.kind === "all" ? null : (
              <Button tone="primary" onClick={() => setAddress({ search: table.state.search })}>
                {texts.searchAll}
              </Button>
            )
          }
          empty={<EmptyPlace kind={place.kind} />}
        />
      </div>
    </>
  );
}

const emptyTexts: Readonly<Record<DocumentPlace["kind"], () => readonly [title: string, text: string]>> = {
  all: () => [texts.emptyTitle, texts.emptyText],
  favorites: () => [texts.emptyFavorites, texts.emptyFavoritesText],
  shared: () => [texts.emptyShared, texts.emptySharedText],
  sharedProject: () => [texts.emptySharedProject, texts.emptySharedProjectText],
  project: () => [texts.emptyHere, texts.emptyHereText],
  tag: () => [texts.emptyHere, texts.emptyHereText],
};

function EmptyPlace({ kind }: Pick<DocumentPlace, "kind">) {
  const [title, text] = emptyTexts[kind]();
  return <EmptyState title={title} text={text} />;
}

function hasAnything({ Count, Shared, OwnedProjects, SharedProjects }: DocumentGroups): boolean {
  return Count > 0 || Shared > 0 || OwnedProjects.length > 0 || SharedProjects.length > 0;
}

/** Asks which template a new document starts from. The address may ask, too: a menu elsewhere leads here. */
function FromTemplate({ onChoose }: { readonly onChoose: (given: BegunDocument) => unknown }) {
  const [address, setAddress] = useSearchParams();
  const isOpen = address.has("templates");
  const show = (isShown: boolean) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set("templates", "");
        else next.delete("templates");
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Button tone="outline" onClick={() => show(true)}>
        <LayoutTemplate size={16} strokeWidth={1.5} aria-hidden />
        {texts.fromTemplate}
      </Button>
      {isOpen ? (
        <TemplateDialog
          onClose={() => show(false)}
          onChoose={async (template) => onChoose({ Content: await contentOf(template), Style: template.style })}
        />
      ) : null}
    </>
  );
}
