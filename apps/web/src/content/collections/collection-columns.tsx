import { number } from "@housestyle/texts";
import { type Column, Switch } from "@housestyle/ui";
import { Link } from "wouter";
import { When } from "../When.tsx";
import type { CollectionKind, CollectionRow } from "./collection.ts";

/** What is shown of each; `turn` switches one on or off. */
export function collectionColumns(
  { texts, path }: CollectionKind,
  canEdit: boolean,
  turn: (row: CollectionRow, on: boolean) => void,
): readonly Column<CollectionRow>[] {
  return [
    {
      id: "name",
      head: texts.heads.name,
      orderBy: "Name",
      cell: ({ Id, Name, Description }) => (
        <>
          <Link className="content-link" href={`${path}/${Id}`}>
            {Name}
          </Link>
          {Description === "" ? null : <span className="content-quiet collection-about">{Description}</span>}
        </>
      ),
    },
    {
      id: "items",
      head: texts.heads.items,
      width: "96px",
      align: "end",
      cell: ({ ItemCount }) => number(ItemCount),
    },
    {
      id: "on",
      head: texts.heads.on,
      orderBy: "IsEnabled",
      width: "104px",
      cell: (row) => (
        <Switch
          label={texts.isOn(row.Name)}
          hideLabel
          disabled={!canEdit}
          checked={row.IsEnabled}
          onChange={(on) => turn(row, on)}
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
