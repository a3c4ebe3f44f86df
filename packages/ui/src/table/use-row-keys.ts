import type { KeyboardEvent, RefObject } from "react";
import { rowStep } from "./row-step.ts";
import type { RowId, SelectionAction } from "./selection.ts";

/** What the keyboard handling of a table needs. */
interface RowKeys<Row> {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[];
  readonly getId: (row: Row) => RowId;
  readonly mayChange: (row: Row) => boolean;
  readonly selectable: boolean;
  readonly select: (action: SelectionAction) => void;
  readonly open: (row: Row) => void;
  readonly remove: (row: Row) => void;
}

/**
 * Returns the key handler of rows: arrows, Home, End, PageUp, and PageDown move, and with Shift they select. Left and
 * Right move to the controls in a row. Space selects, Enter opens, Delete deletes, Ctrl+A selects all, and Escape
 * clears the selection.
 */
export function useRowKeys<Row>(keys: RowKeys<Row>): (event: KeyboardEvent, index: number) => void {
  return (event, index) => {
    const row = keys.rows[index];
    const own = event.target === event.currentTarget;
    if (row === undefined || event.altKey) return;
    if (walk(keys, event, index) || along(event) || (own && act(keys, event, row))) event.preventDefault();
  };
}

function walk<Row>(
  { table, rows, getId, mayChange, selectable, select }: RowKeys<Row>,
  event: KeyboardEvent,
  index: number,
): boolean {
  const to = rowStep(event.key, index, rows.length);
  const target = to === undefined ? undefined : rows[to];
  if (to === undefined || target === undefined) return false;
  table.current?.querySelector<HTMLElement>(`tr[data-index="${to}"]`)?.focus();
  if (event.shiftKey && selectable) {
    const changeable = rows.filter(mayChange).map(getId);
    const from = rows[index];
    if (from !== undefined) select({ type: "anchor", id: getId(from) });
    select({ type: "range", id: getId(target), rows: changeable });
  }
  return true;
}

/** Moves between a row and its controls with Left and Right. Returns whether the key did so. */
function along(event: KeyboardEvent): boolean {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return false;
  const row = event.currentTarget;
  if (!(row instanceof HTMLElement)) return false;
  const stops = [row, ...row.querySelectorAll<HTMLElement>("a[href], button, input, select")];
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : 0;
  stops[Math.min(stops.length - 1, Math.max(0, at + (event.key === "ArrowRight" ? 1 : -1)))]?.focus();
  return true;
}

function command<Row>({ rows, getId, mayChange, selectable, select }: RowKeys<Row>, { key }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "a" || !selectable) return false;
  select({ type: "all", rows: rows.filter(mayChange).map(getId) });
  return true;
}

function act<Row>(keys: RowKeys<Row>, event: KeyboardEvent, row: Row): boolean {
  if (event.ctrlKey || event.metaKey) return command(keys, event);
  const { getId, mayChange, selectable, select, open, remove } = keys;
  switch (event.key) {
    case " ":
      if (selectable && mayChange(row)) select({ type: "toggle", id: getId(row) });
      return true;
    case "Enter":
      open(row);
      return true;
    case "Delete":
      if (selectable) remove(row);
      return true;
    case "Escape":
      select({ type: "none" });
      return false;
    default:
      return false;
  }
}
