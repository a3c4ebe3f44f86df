import { useCallback, useEffect, useMemo, useReducer } from "react";
import { noSelection, type RowId, type Selection, type SelectionAction, select } from "./selection.ts";

/** The selection among `rows`. Rows that go are no longer selected: nothing unseen is ever deleted. */
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
