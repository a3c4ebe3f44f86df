import type { ReactNode } from "react";
import type { ToastQueue } from "../toast-queue.ts";
import type { RowId } from "./selection.ts";
import type { TableState } from "./table-state.ts";
import type { TableTexts } from "./table-texts.ts";

/** One column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name to sort by in requests. Columns without one cannot be sorted. */
  readonly orderBy?: string;
  /** 1 is always visible, 2 is hidden on narrow screens, and 3 is hidden first. */
  readonly priority?: 1 | 2 | 3;
  readonly align?: "end";
  /** The width in CSS. */
  readonly width?: string;
}

/** The props of a table. It sends no requests: rows come in, and changes go out. */
export interface TableProps<Row> {
  /** The name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** The rows of this page, or undefined while the first ones are loading. */
  readonly rows: readonly Row[] | undefined;
  /** The number of rows on all pages. */
  readonly total: number | undefined;
  readonly getId: (row: Row) => RowId;
  /** Returns the name of a row for screen readers. */
  readonly describe: (row: Row) => string;
  readonly state: TableState;
  readonly onStateChange: (state: TableState) => void;
  readonly isLoading?: boolean;
  /** The error of the last request. Rows that were loaded before stay. */
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  /**
   * Deletes rows. If the promise is rejected with a message, the rows stay selected and the message is shown. Without
   * it, rows cannot be deleted.
   */
  readonly onDelete?: (ids: readonly RowId[], rows: readonly Row[]) => Promise<void>;
  /** Restores rows that were just deleted. */
  readonly onUndo?: (rows: readonly Row[]) => Promise<void>;
  /** Returns whether a row may be selected and deleted. By default, all may. */
  readonly mayChange?: (row: Row) => boolean;
  readonly addLabel?: string;
  readonly onAdd?: () => void;
  /** The reason why rows cannot be added now. The button stays, is dimmed, and shows the reason. */
  readonly addRefusal?: string | undefined;
  /** Renders the details of a row at the right. */
  readonly renderInspector?: (row: Row, close: () => void) => ReactNode;
  readonly inspectorLabel?: string;
  /** The open row, if the caller controls it. */
  readonly openId?: RowId | undefined;
  readonly onOpen?: (row: Row | undefined) => void;
  /** Other content beside the table, such as a form for a new row. It replaces the inspector. */
  readonly panel?:
    | {
        readonly label: string;
        readonly content: ReactNode;
        readonly onClose: () => void;
        /** Whether rows can still be added while the panel is open. */
        readonly keepsAdd?: boolean;
      }
    | undefined;
  /**
   * Returns the data to drag, by type, for all selected rows or the one under the pointer. Only rows that may be
   * changed can be dragged.
   */
  readonly onDrag?: (rows: readonly Row[]) => Readonly<Record<string, string>>;
  /** Renders more actions for the selected rows. */
  readonly bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Content beside the search field. */
  readonly tools?: ReactNode;
  readonly searchable?: boolean;
  /** Content shown when the search finds nothing. */
  readonly searchElsewhere?: ReactNode;
  /** Content shown when the list is empty. */
  readonly empty?: ReactNode;
  readonly toasts?: ToastQueue;
  readonly texts?: TableTexts;
}
