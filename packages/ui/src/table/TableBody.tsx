import type { MouseEvent } from "react";
import { WaitingRows } from "./TableFiller.tsx";
import { TableRow } from "./TableRow.tsx";
import type { TableProps } from "./table-props.ts";
import type { TableController } from "./use-table.ts";

/** The rows, or placeholders while the first ones are loading. */
export function TableBody<Row>({
  props,
  table,
}: {
  readonly props: TableProps<Row>;
  readonly table: TableController<Row>;
}) {
  const { rows, error, columns } = props;
  return (
    <tbody>
      {rows === undefined && !error ? <WaitingRows count={8} columns={columns} selectable={table.selectable} /> : null}
      {rows?.map((row, index) => (
        <BodyRow key={props.getId(row)} props={props} table={table} row={row} index={index} />
      ))}
    </tbody>
  );
}

function BodyRow<Row>({
  props,
  table,
  row,
  index,
}: {
  readonly props: TableProps<Row>;
  readonly table: TableController<Row>;
  readonly row: Row;
  readonly index: number;
}) {
  const id = props.getId(row);
  const range = () => table.select({ type: "range", id, rows: table.idsOf(table.changeable) });
  const toggle = () => table.mayChange(row) && table.select({ type: "toggle", id });
  const press = (event: MouseEvent) => {
    if (table.selectable && event.shiftKey) range();
    else if (table.selectable && (event.ctrlKey || event.metaKey)) toggle();
    else table.opened.open(row);
  };
  const { onDrag } = props;
  return (
    <TableRow
      row={row}
      id={id}
      index={index}
      position={props.state.skip + index + 2}
      columns={props.columns}
      tick={
        table.selectable
          ? {
              label: table.texts.selectRow(props.describe(row)),
              ticked: table.selection.ids.has(id),
              disabled: !table.mayChange(row),
            }
          : undefined
      }
      open={table.opened.id === id}
      focusable={index === table.active}
      onPress={press}
      onTick={(shift) => (shift ? range() : toggle())}
      onKeyDown={(event) => table.onRowKey(event, index)}
      onFocus={() => table.setActive(index)}
      onDrag={
        onDrag && table.mayChange(row) ? () => onDrag(table.selection.ids.has(id) ? table.selected : [row]) : undefined
      }
    />
  );
}
