import { number } from "@housestyle/texts";
import { Dialog } from "@housestyle/ui";
import { Users, X } from "lucide-react";
import { type CSSProperties, type DragEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ProjectSharing } from "../../editor/sharing/ProjectSharing.tsx";
import { documents } from "../../texts/documents.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { ProjectMenu, SharedProjectMenu } from "./ProjectMenu.tsx";
import {
  allProjects,
  type DocumentGroups,
  type DocumentPlace,
  documentDrag,
  draggedIds,
  isShared,
  type ProjectEntry,
  projectTree,
  sharableBy,
} from "./place.ts";

const texts = documents.places;

/**
 * The list of places at the left, one of which is open. Documents that are dropped on a place are moved there, and
 * those dropped on “all documents” are removed from their project.
 */
export function Places({
  groups,
  open,
  onOpen,
  onDrop,
  onSharing,
}: {
  readonly groups: DocumentGroups;
  readonly open: DocumentPlace;
  readonly onOpen: (place: DocumentPlace) => void;
  readonly onDrop: (ids: readonly number[], place: DocumentPlace) => void;
  /** Called when a project is shared in another way. */
  readonly onSharing: () => unknown;
}) {
  const [shared, setShared] = useState<string>();
  const nav = useRef<HTMLElement>(null);
  /** Closes the dialog. The entry of the menu that opened it is gone: the focus returns to the menu, if that is still there. */
  const close = () => {
    const label = texts.more(shared ?? "");
    flushSync(() => setShared(undefined));
    const buttons = [...(nav.current?.querySelectorAll("button") ?? [])];
    (buttons.find((button) => button.ariaLabel === label) ?? buttons[0])?.focus();
  };
  const entry = (place: DocumentPlace, label: string, count: number, more: EntryExtras = {}) => (
    <PlaceEntry
      key={keyOf(place)}
      label={label}
      count={count}
      isOpen={keyOf(place) === keyOf(open)}
      onOpen={() => onOpen(place)}
      onDrop={(ids) => onDrop(ids, place)}
      {...more}
    />
  );
  const projectEntry = ({ path, name, depth, count }: ProjectEntry) => {
    const owners = sharableBy(groups.OwnedProjects, path);
    return entry({ kind: "project", name: path }, name, count, {
      depth,
      isShared: isShared(groups.OwnedProjects, path),
      menu: owners.length === 0 ? null : <ProjectMenu path={path} onShare={() => setShared(path)} />,
    });
  };
  const sharedEntry = (project: DocumentGroups["SharedProjects"][number]) => {
    const place = { kind: "sharedProject", id: project.Id } as const;
    const left = () => {
      if (open.kind === "sharedProject" && open.id === project.Id) onOpen({ kind: "shared" });
      onSharing();
    };
    const whole = entry(place, project.Name, project.Count, {
      depth: 1,
      title: texts.sharedBy(project.Name, project.Owner),
      menu: project.CanLeave ? <SharedProjectMenu project={project} onLeft={left} /> : null,
    });
    const folders = projectTree(project.Folders.map(({ Path: Name, Count }) => ({ Name, Count })));
    return [
      whole,
      ...folders.map(({ path, name, depth, count }) =>
        entry({ ...place, folder: path }, name, count, {
          depth: depth + 2,
          title: texts.sharedBy(name, project.Owner),
        }),
      ),
    ];
  };
  const projects = projectTree(allProjects(groups));
  const hasShared = groups.Shared > 0 || groups.SharedProjects.length > 0 || open.kind === "shared";
  return (
    <>
      <nav ref={nav} className="folders places" aria-label={texts.label}>
        <ul>
          {entry({ kind: "all" }, texts.all, groups.Count)}
          {entry({ kind: "favorites" }, texts.favorites, groups.Favorites)}
          {hasShared ? entry({ kind: "shared" }, texts.shared, groups.Shared) : null}
          {groups.SharedProjects.flatMap(sharedEntry)}
        </ul>
        {projects.length > 0 ? (
          <>
            <h2 className="places-head">{texts.projects}</h2>
            <ul>{projects.map(projectEntry)}</ul>
          </>
        ) : null}
        {groups.Tags.length > 0 ? (
          <>
            <h2 className="places-head">{texts.tags}</h2>
            <ul>{groups.Tags.map(({ Name, Count }) => entry({ kind: "tag", name: Name }, Name, Count))}</ul>
          </>
        ) : null}
      </nav>
      {shared === undefined ? null : (
        <Dialog
          title={editorSharing.project.title(shared)}
          className="dialog-share"
          closeLabel={documents.close}
          closeIcon={<X size={16} strokeWidth={1.5} aria-hidden />}
          onClose={close}
        >
          <ProjectSharing project={shared} owners={sharableBy(groups.OwnedProjects, shared)} onChange={onSharing} />
        </Dialog>
      )}
    </>
  );
}

/** What only some places have. */
interface EntryExtras {
  readonly depth?: number;
  /** A longer name. */
  readonly title?: string;
  readonly isShared?: boolean;
  readonly menu?: ReactNode;
}

function PlaceEntry({
  label,
  count,
  depth = 0,
  title,
  isShared = false,
  menu,
  isOpen,
  onOpen,
  onDrop,
}: EntryExtras & {
  readonly label: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDrop: (ids: readonly number[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent) => event.dataTransfer.types.includes(documentDrag);
  return (
    <li
      className={["folder", isOpen && "folder-open", isOver && "place-over"].filter(Boolean).join(" ")}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        onDrop(draggedIds(event.dataTransfer.getData(documentDrag)));
      }}
    >
      <button
        type="button"
        className="bare-button folder-name"
        title={title ?? label}
        style={{ "--depth": depth } as CSSProperties}
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        <span>{label}</span>
        {isShared ? (
          <span className="place-shared">
            <Users size={14} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{texts.isShared}</span>
          </span>
        ) : null}
        <span className="folder-count">{number(count)}</span>
      </button>
      {menu}
    </li>
  );
}

function keyOf(place: DocumentPlace): string {
  return Object.values(place).join(" ");
}
