import type { KeyboardEvent, MouseEvent } from "react";
import type { RowId } from "./selection.ts";
import { cellClass } from "./TableHead.tsx";
import type { TableColumn } from "./table-props.ts";

interface RowTick {
  readonly label: string;
  readonly ticked: boolean;
  readonly disabled: boolean;
}

/** One row. Pressing it opens it, and its checkbox selects it. */
export function TableRow<Row>({
  row,
  id,
  index,
  position,
  columns,
  tick,
  open,
  focusable,
  onPress,
  onTick,
  onKeyDown,
  onFocus,
  onDrag,
}: {
  readonly row: Row;
  readonly id: RowId;
  /** The index of the row on this page. */
  readonly index: number;
  /** The position of the row in the whole list, for screen readers. */
  readonly position: number;
  readonly columns: readonly TableColumn<Row>[];
  /** Its checkbox, or undefined if it cannot be selected. */
  readonly tick: RowTick | undefined;
  readonly open: boolean;
  readonly focusable: boolean;
  readonly onPress: (event: MouseEvent) => void;
  readonly onTick: (shift: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  /** Returns the data to drag, by type. Without it, the row cannot be dragged. */
  readonly onDrag?: (() => Readonly<Record<string, string>>) | undefined;
}) {
  return (
    <tr
      data-id={id}
      data-index={index}
      className={["row", tick?.ticked && "row-selected", open && "row-open"].filter(Boolean).join(" ")}
      aria-rowindex={position}
      aria-selected={tick ? tick.ticked : undefined}
      tabIndex={focusable ? 0 : -1}
      onClick={(event) => {
        if (!isControl(event.target, event.currentTarget)) onPress(event);
      }}
      onMouseDown={(event) => {
        // A range is selected by Shift: not the text in between.
        if (event.shiftKey) event.preventDefault();
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      draggable={onDrag ? true : undefined}
      onDragStart={
        onDrag &&
        (({ dataTransfer }) => {
          for (const [type, value] of Object.entries(onDrag())) dataTransfer.setData(type, value);
        })
      }
    >
      {tick ? <TickCell id={id} tick={tick} onTick={onTick} /> : null}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function TickCell({
  id,
  tick,
  onTick,
}: {
  readonly id: RowId;
  readonly tick: RowTick;
  readonly onTick: (shift: boolean) => void;
}) {
  return (
    <td className="cell-tick">
      <label className="tick-area">
        <input
          type="checkbox"
          className="checkbox"
          tabIndex={-1}
          value={String(id)}
          data-id={id}
          aria-label={tick.label}
          checked={tick.ticked}
          disabled={tick.disabled}
          onClick={(event) => onTick(event.shiftKey)}
          onChange={() => {}}
        />
      </label>
    </td>
  );
}

/** Whether a click landed on a control inside the row. */
function isControl(target: EventTarget, row: Element): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest("a, button, input, label, select, textarea, summary");
  return control !== null && row.contains(control);
}
