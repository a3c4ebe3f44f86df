import { type RowId, type TableState, useTableState } from "@housestyle/ui";
import { toasts } from "./toasts.ts";
import { type ListOf, useRows } from "./use-rows.ts";

/**
 * What a table needs to show a list from the server: its state, which is kept in the address, and the rows for that
 * state.
 */
export function useTable<Row extends { readonly Id: RowId }>({
  first,
  ...list
}: ListOf<Row> & {
  /** The state of the table before the person has changed anything. */
  readonly first?: Partial<TableState>;
}) {
  const [state, onStateChange] = useTableState(first);
  return { getId: idOf<Row>, state, onStateChange, toasts, ...useRows<Row>({ ...list, state }) };
}

function idOf<Row extends { readonly Id: RowId }>({ Id }: Row): Row["Id"] {
  return Id;
}
