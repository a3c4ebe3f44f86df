import { SelectionBar } from "./SelectionBar.tsx";
import { TableSearch } from "./TableSearch.tsx";
import type { TableProps } from "./table-props.ts";
import type { TableController } from "./use-table.ts";

/** The bar above the table with the search and tools. The selection bar slides over it. */
export function TableBar<Row>({
  props,
  table,
}: {
  readonly props: TableProps<Row>;
  readonly table: TableController<Row>;
}) {
  const { state, onStateChange, onDelete } = props;
  const { texts, selected, clear } = table;
  return (
    <div className="table-bar">
      {props.searchable === false ? null : (
        <TableSearch
          label={texts.search.placeholder}
          texts={texts.search}
          search={state.search}
          onSearch={(search) => search !== state.search && onStateChange({ ...state, search, skip: 0 })}
        />
      )}
      <div className="table-tools">{props.tools}</div>
      {table.selectable ? (
        <SelectionBar
          count={selected.length}
          texts={texts}
          onClear={clear}
          onDelete={onDelete && (() => table.deletion.ask(selected))}
        >
          {props.bulkActions?.(selected, clear)}
        </SelectionBar>
      ) : null}
    </div>
  );
}
