import { type Column, Switch } from "@housestyle/ui";

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
