/** The page lengths to choose from. */
export const pageLengths = [10, 25, 50, 100] as const;
/** The default page length. */
export const defaultPageLength = 25;
/** The pause in typing before a search, in milliseconds. */
export const searchDelay = 600;

export type OrderDir = "asc" | "desc";

/** Which rows of a list are shown, and in which order. */
export interface TableState {
  readonly take: number;
  readonly skip: number;
  /** The name of the column in requests, or undefined for the list's own order. */
  readonly orderBy?: string;
  readonly orderDir: OrderDir;
  readonly search: string;
}

/** The initial state of a table. */
export const firstTableState: TableState = { take: defaultPageLength, skip: 0, orderDir: "asc", search: "" };

const names = ["take", "skip", "orderBy", "orderDir", "search"] as const;

/** Reads the state of a table from a URL query. Invalid values fall back to `first`. */
export function readTableState(query: string, first: TableState = firstTableState): TableState {
  const given = new URLSearchParams(query);
  const take = pageLengths.find((length) => String(length) === given.get("take")) ?? first.take;
  const orderBy = /^\w{1,64}$/.exec(given.get("orderBy") ?? "")?.[0] ?? first.orderBy;
  const dir = given.get("orderDir");
  return {
    take,
    skip: readSkip(given.get("skip"), take),
    orderDir: dir === "asc" || dir === "desc" ? dir : first.orderDir,
    search: (given.get("search") ?? first.search).slice(0, 200),
    ...(orderBy === undefined ? {} : { orderBy }),
  };
}

/** Writes the state into a URL query, without values equal to `first`. Other parameters are kept. */
export function writeTableState(query: string, state: TableState, first: TableState = firstTableState): string {
  const written = new URLSearchParams(query);
  for (const name of names) {
    const value = state[name];
    if (value === undefined || value === first[name] || (name === "skip" && value === 0)) written.delete(name);
    else written.set(name, String(value));
  }
  const text = written.toString();
  return text === "" ? "" : `?${text}`;
}

/** Returns the state sorted by a column, in reverse if it already was, on the first page. */
export function orderedBy(state: TableState, column: string): TableState {
  const turned = state.orderBy === column && state.orderDir === "asc";
  return { ...state, orderBy: column, orderDir: turned ? "desc" : "asc", skip: 0 };
}

/** Returns the state at another page, counted from 1. */
export function atPage(state: TableState, page: number): TableState {
  return { ...state, skip: Math.max(0, page - 1) * state.take };
}

/** Returns the current page, counted from 1, and the number of pages, at least one. */
export function pageOf(state: TableState, total: number): { readonly page: number; readonly pages: number } {
  return { page: Math.floor(state.skip / state.take) + 1, pages: Math.max(1, Math.ceil(total / state.take)) };
}

/** Returns the state at the last page that has rows, for a list that has become shorter. */
export function withinTotal(state: TableState, total: number): TableState {
  return state.skip === 0 || state.skip < total ? state : atPage(state, pageOf(state, total).pages);
}

/** Returns the start of a page for any number in the URL. */
function readSkip(text: string | null, take: number): number {
  const skip = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return skip - (skip % take);
}
