import { friendlyTime, type TableColumn } from "@housestyle/ui";
import { momentName } from "../texts/dates.ts";

/** How long ago something was; the exact time on hover. */
export function When({ at }: { readonly at: string | null }) {
  return (
    <time dateTime={at ?? undefined} title={at === null ? undefined : momentName(at)}>
      {friendlyTime(at, new Date())}
    </time>
  );
}

/** When a row was last changed. */
export const changedColumn = (head: string, width = "128px"): TableColumn<{ readonly ModifiedOn: string }> => ({
  id: "changed",
  head,
  orderBy: "ModifiedOn",
  priority: 3,
  width,
  cell: ({ ModifiedOn }) => (
    <span className="content-quiet">
      <When at={ModifiedOn} />
    </span>
  ),
});
