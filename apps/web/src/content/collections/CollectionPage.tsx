import { Breadcrumbs, EmptyState, Skeleton } from "@housestyle/ui";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { EditNote } from "../../app/EditNote.tsx";
import { ScreenHead } from "../../app/ScreenHead.tsx";
import { content } from "../../texts/content.ts";
import { CollectionDetails } from "./CollectionDetails.tsx";
import type { CollectionKind, ListedCollection } from "./collection.ts";
import { useCollection } from "./use-collections.ts";

/** The page of a style guide or term base once it has loaded, or a message that it does not exist. */
export function CollectionPage({
  kind,
  id,
  children,
}: {
  readonly kind: CollectionKind;
  readonly id: number;
  readonly children: (row: ListedCollection) => ReactNode;
}) {
  const row = useCollection(kind, id);
  const { missing } = kind.texts;
  if (row === undefined) return <Skeleton shape="title" />;
  if (row) return children(row);
  return <EmptyState title={missing.title} text={missing.text} action={<Link href={kind.path}>{missing.back}</Link>} />;
}

/**
 * The head of a collection: its breadcrumbs, its name, and the actions for those who may change it. Others see `note`,
 * which says what they may do.
 */
export function CollectionHead({
  kind,
  row,
  canEdit,
  note = content.readOnly,
}: {
  readonly kind: CollectionKind;
  readonly row: ListedCollection;
  readonly canEdit: boolean;
  readonly note?: string;
}) {
  const { texts, path, table } = kind;
  const owner = row.TeamId ?? 0;
  return (
    <>
      <Breadcrumbs
        label={texts.here}
        renderLink={(href, name) => <Link href={href}>{name}</Link>}
        steps={[{ label: texts.title, href: `${path}?team=${owner}` }, { label: row.Name }]}
      />
      <ScreenHead title={row.Name} about={row.Description || texts.about}>
        {canEdit ? <CollectionDetails kind={kind} row={row} /> : null}
        <Link className="button button-outline" href={`/import/${table}?team=${owner}`}>
          {content.importExport}
        </Link>
      </ScreenHead>
      <EditNote owner={owner} note={note} />
    </>
  );
}
