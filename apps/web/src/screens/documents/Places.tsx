import { number } from "@housestyle/texts";
import { type CSSProperties, type DragEvent, useState } from "react";
import { documents } from "../../texts/documents.ts";
import { type DocumentGroups, type DocumentPlace, documentDrag, draggedIds, projectTree } from "./place.ts";

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
}: {
  readonly groups: DocumentGroups;
  readonly open: DocumentPlace;
  readonly onOpen: (place: DocumentPlace) => void;
  readonly onDrop: (ids: readonly number[], place: DocumentPlace) => void;
}) {
  const entry = (place: DocumentPlace, label: string, count: number, depth = 0) => (
    <PlaceEntry
      key={"name" in place ? place.name : place.kind}
      label={label}
      count={count}
      depth={depth}
      isOpen={isSame(place, open)}
      onOpen={() => onOpen(place)}
      onDrop={(ids) => onDrop(ids, place)}
    />
  );
  const projects = projectTree(groups.Projects);
  return (
    <nav className="folders places" aria-label={texts.label}>
      <ul>
        {entry({ kind: "all" }, texts.all, groups.Count)}
        {entry({ kind: "favorites" }, texts.favorites, groups.Favorites)}
        {groups.Shared > 0 || open.kind === "shared" ? entry({ kind: "shared" }, texts.shared, groups.Shared) : null}
      </ul>
      {projects.length > 0 ? (
        <>
          <h2 className="places-head">{texts.projects}</h2>
          <ul>
            {projects.map(({ path, name, depth, count }) => entry({ kind: "project", name: path }, name, count, depth))}
          </ul>
        </>
      ) : null}
      {groups.Tags.length > 0 ? (
        <>
          <h2 className="places-head">{texts.tags}</h2>
          <ul>{groups.Tags.map(({ Name, Count }) => entry({ kind: "tag", name: Name }, Name, Count))}</ul>
        </>
      ) : null}
    </nav>
  );
}

function PlaceEntry({
  label,
  count,
  depth,
  isOpen,
  onOpen,
  onDrop,
}: {
  readonly label: string;
  readonly count: number;
  readonly depth: number;
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
        title={label}
        style={{ "--depth": depth } as CSSProperties}
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
      >
        <span>{label}</span>
        <span className="folder-count">{number(count)}</span>
      </button>
    </li>
  );
}

function isSame(a: DocumentPlace, b: DocumentPlace): boolean {
  return a.kind === b.kind && ("name" in a ? a.name : "") === ("name" in b ? b.name : "");
}
