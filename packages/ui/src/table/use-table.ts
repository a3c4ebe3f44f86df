import { type RefObject, useEffect, useRef, useState } from "react";
import type { RowId, Selection, SelectionAction } from "./selection.ts";
import type { TableProps } from "./table-props.ts";
import { withinTotal } from "./table-state.ts";
import { type TableTexts, tableTexts } from "./table-texts.ts";
import { useDeletion } from "./use-deletion.tsx";
import { useOpenRow } from "./use-open-row.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useSelection } from "./use-selection.ts";

/** The state and actions of a table: selection, open row, confirmation, and focus. */
export interface TableController<Row> {
  readonly element: RefObject<HTMLTableElement | null>;
  /** The element that contains the table and everything about its rows. */
  readonly area: RefObject<HTMLDivElement | null>;
  readonly texts: TableTexts;
  /** Whether rows have checkboxes. */
  readonly selectable: boolean;
  readonly mayChange: (row: Row) => boolean;
  /** The rows of this page that may be selected. */
  readonly changeable: readonly Row[];
  readonly selection: Selection;
  readonly select: (action: SelectionAction) => void;
  readonly selected: readonly Row[];
  readonly clear: () => void;
  /** The row that Tab moves to. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly opened: ReturnType<typeof useOpenRow<Row>>;
  readonly deletion: ReturnType<typeof useDeletion<Row>>;
  readonly onRowKey: ReturnType<typeof useRowKeys<Row>>;
  readonly idsOf: (rows: readonly Row[]) => readonly RowId[];
}

const everyRow = () => true;

/** Combines the parts of a table. */
export function useTable<Row>(props: TableProps<Row>): TableController<Row> {
  const { rows = [], getId, texts = tableTexts, mayChange = everyRow } = props;
  const element = useRef<HTMLTableElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [selection, select] = useSelection(props.rows?.map(getId));
  const selectable = props.onDelete !== undefined || props.bulkActions !== undefined;
  const changeable = rows.filter(mayChange);
  const selected = changeable.filter((row) => selection.ids.has(getId(row)));
  const clear = () => select({ type: "none" });
  const deletion = useDeletion(props, texts, () => {
    clear();
    focusNear(area.current, active);
  });
  useSteadyPage(props);
  const opened = useOpenRow(props, element);
  const onRowKey = useRowKeys({
    table: element,
    rows,
    getId,
    mayChange,
    selectable,
    select,
    open: opened.open,
    remove: (row) => deletion.ask(selected.length > 0 ? selected : [row].filter(mayChange)),
  });
  return {
    element,
    area,
    texts,
    selectable,
    mayChange,
    changeable,
    selection,
    select,
    selected,
    clear,
    active: Math.min(active, rows.length - 1),
    setActive,
    opened,
    deletion,
    onRowKey,
    idsOf: (some) => some.map(getId),
  };
}

/** Moves the focus after rows are removed: to the row now at that index, to the last one, or to the empty table. */
function focusNear(area: HTMLElement | null, index: number): void {
  const rows = [...(area?.querySelectorAll<HTMLElement>("tr[data-index]") ?? [])];
  (rows[Math.min(index, rows.length - 1)] ?? area)?.focus();
}

/** Moves to the previous page when the last page has become empty. */
function useSteadyPage<Row>({ rows, total, state, onStateChange, isLoading }: TableProps<Row>): void {
  const isGone = rows?.length === 0 && total !== undefined && isLoading !== true;
  useEffect(() => {
    if (!isGone || total === undefined) return;
    const next = withinTotal(state, total);
    if (next !== state) onStateChange(next);
  }, [isGone, total, state, onStateChange]);
}
