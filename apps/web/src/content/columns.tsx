import { type Column, Switch } from "@housestyle/ui";
import { When } from "./When.tsx";

/** When a row was last changed. */
export const changedColumn = (head: string, width = "128px"): Column<{ readonly ModifiedOn: string }> => ({
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

/** Whether a row counts, with a switch for who may `turn` it. */
export function onColumn<Row extends { readonly IsEnabled: boolean }>({
  head,
  width,
  label,
  canEdit,
  turn,
}: {
  readonly head: string;
  readonly width: string;
  readonly label: (row: Row) => string;
  readonly canEdit: boolean;
  readonly turn: (row: Row, on: boolean) => void;
}): Column<Row> {
  return {
    id: "on",
    head,
    orderBy: "IsEnabled",
    width,
    cell: (row) => (
      <Switch
        label={label(row)}
        hideLabel
        disabled={!canEdit}
        checked={row.IsEnabled}
        onChange={(on) => turn(row, on)}
      />
    ),
  };
}
