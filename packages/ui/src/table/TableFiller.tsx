import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { cellClass } from "./TableHead.tsx";
import type { TableColumn } from "./table-props.ts";
import type { TableTexts } from "./table-texts.ts";

/** Placeholder rows shown while loading. */
export function WaitingRows<Row>({
  count,
  columns,
  selectable,
}: {
  readonly count: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly selectable: boolean;
}) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have no other name
    <tr key={row} className="row row-waiting" aria-hidden>
      {selectable ? <td className="cell-tick" /> : null}
      {columns.map((column, at) => (
        <td key={column.id} className={cellClass(column)}>
          <span className="skeleton-text" style={{ inlineSize: `${40 + (((row + at) * 23) % 50)}%` }} />
        </td>
      ))}
    </tr>
  ));
}

/** An error message with a retry button. */
export function TableError({
  message,
  retry,
  onRetry,
}: {
  readonly message: string;
  readonly retry: string;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <div className="table-error" role="alert">
      <span>{message}</span>
      {onRetry ? <Button onClick={onRetry}>{retry}</Button> : null}
    </div>
  );
}

/** Explains why there are no rows: nothing matches the search, or nothing exists yet. */
export function NoRows({
  search,
  texts,
  empty,
  elsewhere,
  onClear,
}: {
  readonly search: string;
  readonly texts: TableTexts;
  readonly empty: ReactNode;
  readonly elsewhere: ReactNode;
  readonly onClear: () => void;
}) {
  if (search === "") return empty;
  return (
    <EmptyState
      title={texts.nothingFound.title}
      text={texts.nothingFound.text(search)}
      action={
        <>
          {elsewhere}
          <Button onClick={onClear}>{texts.nothingFound.clear}</Button>
        </>
      }
    />
  );
}
