import { Plus } from "lucide-react";
import { Button } from "../Button.tsx";
import { Tooltip } from "../overlays/Tooltip.tsx";
import { Inspector } from "./Inspector.tsx";
import { TableBar } from "./TableBar.tsx";
import { TableBody } from "./TableBody.tsx";
import { NoRows, TableError } from "./TableFiller.tsx";
import { TableFoot } from "./TableFoot.tsx";
import { TableHead } from "./TableHead.tsx";
import type { TableProps } from "./table-props.ts";
import { orderedBy } from "./table-state.ts";
import { type TableController, useTable } from "./use-table.ts";

/**
 * A table of rows that a server pages through: search, order, pages, selection by pointer and keyboard, deletion with
 * confirmation and undo, and an inspector beside it. The caller provides all data and handles all changes.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { state, onStateChange, total = 0 } = props;
  const table = useTable(props);
  const { opened } = table;
  return (
    <div className={look(props, opened.row !== undefined)}>
      <div ref={table.area} className="table-area" tabIndex={-1}>
        <TableBar props={props} table={table} />
        <table
          ref={table.element}
          className="table"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: walked by keys, a table is a grid
          role="grid"
          tabIndex={-1}
          aria-label={props.label}
          aria-rowcount={total + 1}
          aria-multiselectable={table.selectable}
          aria-busy={props.isLoading ?? false}
        >
          <TableHead
            columns={props.columns}
            state={state}
            onSort={(column) => onStateChange(orderedBy(state, column))}
            all={table.selectable ? allBox(table) : undefined}
          />
          <TableBody props={props} table={table} />
        </table>
        {props.error ? <TableError message={props.error} retry={table.texts.retry} onRetry={props.onRetry} /> : null}
        {hasNone(props) ? (
          <NoRows
            search={state.search}
            texts={table.texts}
            empty={props.empty}
            elsewhere={props.searchElsewhere}
            onClear={() => onStateChange({ ...state, search: "", skip: 0 })}
          />
        ) : null}
        {total > 0 ? <TableFoot state={state} total={total} texts={table.texts} onStateChange={onStateChange} /> : null}
        {props.addLabel && (!props.panel || props.panel.keepsAdd) ? (
          <AddButton {...props} addLabel={props.addLabel} />
        ) : null}
      </div>
      <TableSide props={props} table={table} />
      {table.deletion.dialog}
    </div>
  );
}

/** The button that adds a row. It stays focusable when refused, so that the reason can be read. */
function AddButton({
  addLabel,
  addRefusal,
  onAdd,
}: Pick<TableProps<never>, "onAdd" | "addRefusal"> & { readonly addLabel: string }) {
  const words = (
    <>
      <Plus size={18} strokeWidth={1.5} aria-hidden />
      {addLabel}
    </>
  );
  if (addRefusal === undefined) {
    return onAdd ? (
      <Button tone="primary" className="table-add" onClick={onAdd}>
        {words}
      </Button>
    ) : null;
  }
  return (
    <Tooltip text={addRefusal}>
      <Button tone="primary" className="table-add" aria-disabled aria-description={addRefusal}>
        {words}
      </Button>
    </Tooltip>
  );
}

/** Whether the list has no rows at all. A page after the last one is empty, but the list is not. */
function hasNone<Row>({ rows, total, error }: TableProps<Row>): boolean {
  return rows?.length === 0 && (total ?? 0) === 0 && !error;
}

function look<Row>(props: TableProps<Row>, isOpen: boolean): string {
  const { state, panel } = props;
  const isEmpty = hasNone(props) && state.search === "";
  return ["table-screen", (isOpen || panel) && "table-screen-open", isEmpty && "table-screen-empty"]
    .filter(Boolean)
    .join(" ");
}

/** Renders the caller's panel or the open row beside the table. */
function TableSide<Row>({ props, table }: { readonly props: TableProps<Row>; readonly table: TableController<Row> }) {
  const { panel, renderInspector } = props;
  const { row, id, close } = table.opened;
  const closeLabel = table.texts.close;
  if (panel) {
    return (
      <Inspector key="panel" label={panel.label} closeLabel={closeLabel} onClose={panel.onClose}>
        {panel.content}
      </Inspector>
    );
  }
  if (!row || !renderInspector) return null;
  return (
    <Inspector
      key={String(id)}
      label={props.inspectorLabel ?? props.describe(row)}
      closeLabel={closeLabel}
      onClose={close}
    >
      {renderInspector(row, close)}
    </Inspector>
  );
}

/** Returns the checkbox in the head: all, some, or none of the selectable rows. */
function allBox<Row>({ texts, changeable, selected, select, clear, idsOf }: TableController<Row>) {
  const all = changeable.length > 0 && selected.length === changeable.length;
  return {
    label: texts.selectAll,
    ticked: all ? ("all" as const) : selected.length > 0 ? ("some" as const) : ("none" as const),
    toggle: () => (all ? clear() : select({ type: "all", rows: idsOf(changeable) })),
  };
}
