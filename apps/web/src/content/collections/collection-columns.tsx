import { number } from "@housestyle/texts";
import type { TableColumn } from "@housestyle/ui";
import { Link } from "wouter";
import { changedColumn } from "../When.tsx";
import type { CollectionKind, ListedCollection } from "./collection.ts";
import { onColumn, type Turning } from "./on-column.tsx";

/** What is shown of each; `turn` switches one on or off. */
export function collectionColumns(
  { texts, path }: CollectionKind,
  may: Turning<ListedCollection>,
): readonly TableColumn<ListedCollection>[] {
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
    onColumn({ head: texts.heads.on, width: "104px", label: ({ Name }) => texts.isOn(Name), ...may }),
    changedColumn(texts.heads.changed, "136px"),
  ];
}
