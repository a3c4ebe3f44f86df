import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import type { TableTexts } from "./table-texts.ts";

/** Rows of the shape that is on its way. */
export function WaitingRows({ count, columns }: { readonly count: number; readonly columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have no other name
    <tr key={row} className="row row-waiting" aria-hidden>
      <td colSpan={columns}>
        <span className="skeleton-text" style={{ inlineSize: `${35 + ((row * 23) % 50)}%` }} />
      </td>
    </tr>
  ));
}

/** One row that says what went wrong, and tries again. */
export function ErrorRow({
  message,
  columns,
  retry,
  onRetry,
}: {
  readonly message: string;
  readonly columns: number;
  readonly retry: string;
  readonly onRetry?: (() => void) | undefined;
}) {
  return (
    <tr>
      <td className="cell-message" colSpan={columns}>
        <div className="row-error-line" role="alert">
          <span>{message}</span>
          {onRetry ? <Button onClick={onRetry}>{retry}</Button> : null}
        </div>
      </td>
    </tr>
  );
}

/** Why there are no rows: nothing fits the search, or nothing is there yet. */
export function NoRows({
  search,
  texts,
  columns,
  empty,
  onClear,
}: {
  readonly search: string;
  readonly texts: TableTexts;
  readonly columns: number;
  readonly empty: ReactNode;
  readonly onClear: () => void;
}) {
  return (
    <tr>
      <td className="cell-message" colSpan={columns}>
        {search === "" ? (
          empty
        ) : (
          <EmptyState
            title={texts.nothingFound.title}
            text={texts.nothingFound.text(search)}
            action={<Button onClick={onClear}>{texts.nothingFound.clear}</Button>}
          />
        )}
      </td>
    </tr>
  );
}
