import { useCallback, useEffect, useMemo, useReducer } from "react";
import { noSelection, type RowId, type Selection, type SelectionAction, select } from "./selection.ts";

/**
 * Returns the selection among `rows`. Rows that disappear are deselected, so that nothing invisible is ever deleted.
 */
export function useSelection(
  rows: readonly RowId[] | undefined,
): readonly [Selection, (action: SelectionAction) => void] {
  const [selection, act] = useReducer(select, noSelection);
  const key = useMemo(() => JSON.stringify(rows), [rows]);
  useEffect(() => {
    if (key !== undefined) act({ type: "keep", rows: JSON.parse(key) });
  }, [key]);
  return [selection, useCallback((action: SelectionAction) => act(action), [])];
}
