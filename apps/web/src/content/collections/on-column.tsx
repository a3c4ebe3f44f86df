import { Switch, type TableColumn } from "@housestyle/ui";

/** What someone may do with the switches of a table. */
export interface Turning<Row> {
  readonly canEdit: boolean;
  /** Why even those who run the team cannot change it. */
  readonly refusal: string | undefined;
  readonly turn: (row: Row, on: boolean) => void;
}

/** Whether a row counts, with a switch for who may `turn` it. */
export function onColumn<Row extends { readonly IsEnabled: boolean }>({
  head,
  width,
  label,
  canEdit,
  refusal,
  turn,
}: Turning<Row> & {
  readonly head: string;
  readonly width: string;
  readonly label: (row: Row) => string;
}): TableColumn<Row> {
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
        reason={refusal}
        checked={row.IsEnabled}
        onChange={(on) => turn(row, on)}
      />
    ),
  };
}
