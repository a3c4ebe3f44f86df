import { useCallback, useMemo, useSyncExternalStore } from "react";
import { firstTableState, readTableState, type TableState, writeTableState } from "./table-state.ts";

const listeners = new Set<() => void>();

/**
 * Keeps the state of a table in the URL: a reload or a shared link shows the same rows, and Back returns to the
 * previous page. A search is a single step of the history, however much is typed.
 */
export function useTableState(first?: Partial<TableState>): readonly [TableState, (state: TableState) => void] {
  const query = useSyncExternalStore(subscribe, () => window.location.search);
  const key = JSON.stringify(first ?? {});
  const start = useMemo<TableState>(() => ({ ...firstTableState, ...JSON.parse(key) }), [key]);
  const state = useMemo(() => readTableState(query, start), [query, start]);
  const change = useCallback(
    (next: TableState) => {
      const { pathname, search, hash } = window.location;
      const written = writeTableState(search, next, start);
      if (written === search) return;
      const address = `${pathname}${written}${hash}`;
      const before = readTableState(search, start).search;
      if (before !== "" && before !== next.search) window.history.replaceState(window.history.state, "", address);
      else window.history.pushState(window.history.state, "", address);
      for (const listener of listeners) listener();
    },
    [start],
  );
  return [state, change];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}
