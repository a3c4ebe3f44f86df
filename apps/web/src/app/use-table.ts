import { type RowId, type TableState, useTableState } from "@housestyle/ui";
import { toasts } from "./toasts.ts";
import { type ListOf, useRows } from "./use-rows.ts";

/** What a table needs to show a list of the server: its state, kept in the address, and the rows that state asks for. */
export function useTable<Row extends { readonly Id: RowId }>({
  first,
  ...list
}: ListOf<Row> & {
  /** How it stands before anybody has chosen. */
  readonly first?: Partial<TableState>;
}) {
  const [state, onStateChange] = useTableState(first);
  return { getId: idOf<Row>, state, onStateChange, toasts, ...useRows<Row>({ ...list, state }) };
}

function idOf<Row extends { readonly Id: RowId }>({ Id }: Row): Row["Id"] {
  return Id;
}
