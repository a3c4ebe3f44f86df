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
  /** The name to order by on the wire; without one the column cannot be sorted. */
  readonly orderBy?: string;
  /** 1 stays at any width, 2 goes on narrow screens, 3 goes first. */
  readonly priority?: 1 | 2 | 3;
  readonly align?: "end";
  /** A CSS width. */
  readonly width?: string;
}

/** Everything a table is told. It asks no server: rows come in, wishes go out. */
export interface TableProps<Row> {
  /** The name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** The rows of this page; none yet while the first ones are on their way. */
  readonly rows: readonly Row[] | undefined;
  /** How many there are on all pages. */
  readonly total: number | undefined;
  readonly getId: (row: Row) => RowId;
  /** What a row is called, for those who cannot see it. */
  readonly describe: (row: Row) => string;
  readonly state: TableState;
  readonly onStateChange: (state: TableState) => void;
  readonly isLoading?: boolean;
  /** What went wrong while reading; the rows that were there stay. */
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  /** Deletes rows; a rejected promise with a message leaves them selected and shows it. Without it nothing is deleted. */
  readonly onDelete?: (ids: readonly RowId[], rows: readonly Row[]) => Promise<void>;
  /** Brings rows back that were just deleted. */
  readonly onUndo?: (rows: readonly Row[]) => Promise<void>;
  /** Whether this row may be selected and deleted. All may, unless it says otherwise. */
  readonly mayChange?: (row: Row) => boolean;
  readonly addLabel?: string;
  readonly onAdd?: () => void;
  /** Why nothing can be added now. The button stays, is dimmed, and shows the reason. */
  readonly addRefusal?: string | undefined;
  /** What opens at the right for a row. */
  readonly renderInspector?: (row: Row, close: () => void) => ReactNode;
  readonly inspectorLabel?: string;
  /** Called when a row is opened or closed; with `openId` the caller decides which one is. */
  readonly openId?: RowId | undefined;
  readonly onOpen?: (row: Row | undefined) => void;
  /** Something else beside the table, such as a form for a new row. It takes the inspector's place. */
  readonly panel?:
    | {
        readonly label: string;
        readonly content: ReactNode;
        readonly onClose: () => void;
        /** Whether a row can still be added: the panel is about one that is there. */
        readonly keepsAdd?: boolean;
      }
    | undefined;
  /** Lets rows that may be changed be dragged: all selected ones, or the one that is held. Answers what is carried, by type. */
  readonly onDrag?: (rows: readonly Row[]) => Readonly<Record<string, string>>;
  /** More to do with the selected rows. */
  readonly bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Beside the search box. */
  readonly tools?: ReactNode;
  readonly searchable?: boolean;
  /** What else can be done when the search finds nothing. */
  readonly searchElsewhere?: ReactNode;
  /** What is shown when there is nothing at all. */
  readonly empty?: ReactNode;
  readonly toasts?: ToastQueue;
  readonly texts?: TableTexts;
}
