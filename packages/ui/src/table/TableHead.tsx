import { ArrowDown, ArrowUp } from "lucide-react";
import type { CSSProperties } from "react";
import { Checkbox } from "../fields/Checkbox.tsx";
import type { TableColumn } from "./table-props.ts";
import type { TableState } from "./table-state.ts";

/** The column headings. Those of sortable columns are buttons. */
export function TableHead<Row>({
  columns,
  state,
  onSort,
  all,
}: {
  readonly columns: readonly TableColumn<Row>[];
  readonly state: TableState;
  readonly onSort: (column: string) => void;
  /** The checkbox that selects every row, or undefined if rows cannot be selected. */
  readonly all:
    | { readonly label: string; readonly ticked: "all" | "some" | "none"; readonly toggle: () => void }
    | undefined;
}) {
  return (
    <thead>
      <tr>
        {all ? (
          <th scope="col" className="cell-tick">
            <Checkbox
              label={all.label}
              hideLabel
              checked={all.ticked === "all"}
              indeterminate={all.ticked === "some"}
              onChange={all.toggle}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={cellClass(column)}
            style={column.width ? widthOf(column.width) : undefined}
            aria-sort={sorted(column, state)}
          >
            {column.orderBy ? <SortButton column={column} state={state} onSort={onSort} /> : column.head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton<Row>({
  column,
  state,
  onSort,
}: {
  readonly column: TableColumn<Row>;
  readonly state: TableState;
  readonly onSort: (column: string) => void;
}) {
  const Arrow = state.orderDir === "desc" && column.orderBy === state.orderBy ? ArrowDown : ArrowUp;
  return (
    <button type="button" className="sort" onClick={() => column.orderBy && onSort(column.orderBy)}>
      {column.head}
      <Arrow className="sort-arrow" size={14} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

function sorted<Row>(column: TableColumn<Row>, state: TableState): "ascending" | "descending" | undefined {
  if (!column.orderBy || column.orderBy !== state.orderBy) return undefined;
  return state.orderDir === "asc" ? "ascending" : "descending";
}

/** Returns the styles for a column's width. The style sheet decides on which screens it applies. */
function widthOf(width: string): CSSProperties {
  return width.endsWith("%") ? ({ "--share": width } as CSSProperties) : { inlineSize: width };
}

/** Returns the classes for a column's alignment and for the screens on which it is hidden. */
export function cellClass<Row>(column: TableColumn<Row>): string {
  return `cell cell-${column.priority ?? 1}${column.align === "end" ? " cell-end" : ""}`;
}
