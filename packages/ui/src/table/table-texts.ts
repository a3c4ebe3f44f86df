import type { SearchTexts } from "../fields/SearchField.tsx";
import type { PaginationTexts } from "../Pagination.tsx";

/** What a table says. One object for all tables of an application. */
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

/** The words of the specification, and English for the rest. */
export const tableTexts: TableTexts = {
  search: { placeholder: "Search...", submit: "Click to search", clear: "Clear search" },
  pages: { label: "Pages", previous: "Previous page", next: "Next page", page: (page) => `Page ${page}` },
  pageLength: "Rows per page",
  range: (from, to, total) =>
    total === 0
      ? "No rows"
      : `${from.toLocaleString("en")}–${to.toLocaleString("en")} of ${total.toLocaleString("en")}`,
  selected: (count) => `${count.toLocaleString("en")} selected`,
  selectAll: "Select all rows on this page",
  selectRow: (name) => `Select ${name}`,
  clearSelection: "Clear selection",
  deleteSelected: "Delete selected",
  loading: "Loading…",
  retry: "Try again",
  nothingFound: {
    title: "Nothing found",
    // Quotation marks of its own are enough.
    text: (search) => `Nothing here contains ${/[“”"]/.test(search) ? search : `“${search}”`}.`,
    clear: "Clear search",
  },
  confirm: {
    one: { title: "Delete item", text: "Please make sure you want to delete this item." },
    several: { title: "Delete items", text: "Please make sure you want to delete ALL selected items." },
    confirm: "Delete",
    cancel: "Cancel",
  },
  deleted: (count) => (count === 1 ? "1 item deleted." : `${count.toLocaleString("en")} items deleted.`),
  undo: "Undo",
  close: "Close",
};
