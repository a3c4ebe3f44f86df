import { catalogue, quoted, say } from "@housestyle/texts";
import type { SearchTexts } from "../fields/SearchField.tsx";
import type { PaginationTexts } from "../Pagination.tsx";

/** The texts of a table, shared by all tables of an app. */
export interface TableTexts {
  readonly search: SearchTexts;
  readonly pages: PaginationTexts;
  readonly pageLength: string;
  /** “1–25 of 1,204” */
  readonly range: (from: number, to: number, total: number) => string;
  readonly selected: (count: number) => string;
  readonly selectAll: string;
  readonly selectRow: (name: string) => string;
  readonly clearSelection: string;
  readonly deleteSelected: string;
  readonly loading: string;
  readonly retry: string;
  readonly nothingFound: { readonly title: string; readonly text: (search: string) => string; readonly clear: string };
  readonly confirm: {
    readonly one: { readonly title: string; readonly text: string };
    readonly several: { readonly title: string; readonly text: string };
    readonly confirm: string;
    readonly cancel: string;
  };
  readonly deleted: (count: number) => string;
  readonly undo: string;
  readonly close: string;
}

/** The texts that the specification fixes, and English for the rest. */
export const tableTexts: TableTexts = catalogue("table", {
  search: { placeholder: "Search...", submit: "Click to search", clear: "Clear search" },
  pages: {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: say("Page {page}", (page: number) => ({ page })),
  },
  pageLength: "Rows per page",
  range: say(
    "{total, plural, =0 {No rows} other {{from, number}–{to, number} of {total, number}}}",
    (from: number, to: number, total: number) => ({ from, to, total }),
  ),
  selected: say("{count, number} selected", (count: number) => ({ count })),
  selectAll: "Select all rows on this page",
  selectRow: say("Select {name}", (name: string) => ({ name })),
  clearSelection: "Clear selection",
  deleteSelected: "Delete selected",
  loading: "Loading…",
  retry: "Try again",
  nothingFound: {
    title: "Nothing found",
    text: say("Nothing here contains {search}.", (search: string) => ({ search: quoted(search) })),
    clear: "Clear search",
  },
  confirm: {
    one: { title: "Delete item", text: "Please make sure you want to delete this item." },
    several: { title: "Delete items", text: "Please make sure you want to delete ALL selected items." },
    confirm: "Delete",
    cancel: "Cancel",
  },
  deleted: say("{count, plural, one {# item} other {# items}} deleted.", (count: number) => ({ count })),
  undo: "Undo",
  close: "Close",
});
