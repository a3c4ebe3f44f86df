/** How many rows a page of a table may have. */
export const pageLengths = [10, 25, 50, 100] as const;
/** How many it has unless somebody chose. */
export const defaultPageLength = 25;
/** How long typing in the search box must rest before it is searched for, in milliseconds. */
export const searchDelay = 600;

export type OrderDir = "asc" | "desc";

/** Which rows of a list are looked at, and in which order. */
export interface TableState {
  readonly take: number;
  readonly skip: number;
  /** The column's name on the wire; none is the list's own order. */
  readonly orderBy?: string;
  readonly orderDir: OrderDir;
  readonly search: string;
}

/** What a table shows at first. */
export const firstTableState: TableState = { take: defaultPageLength, skip: 0, orderDir: "asc", search: "" };

const names = ["take", "skip", "orderBy", "orderDir", "search"] as const;

/** Reads a table's state out of an address; whatever makes no sense there counts as `first`. */
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

/** Writes the state into an address, leaving out what is as in `first` and keeping what belongs to others. */
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

/** Another order: pressing a head sorts by it, pressing it again turns it round. Back to the first page. */
export function orderedBy(state: TableState, column: string): TableState {
  const turned = state.orderBy === column && state.orderDir === "asc";
  return { ...state, orderBy: column, orderDir: turned ? "desc" : "asc", skip: 0 };
}

/** Another page, counted from 1. */
export function atPage(state: TableState, page: number): TableState {
  return { ...state, skip: Math.max(0, page - 1) * state.take };
}

/** The page looked at, counted from 1, and how many there are: one at least. */
export function pageOf(state: TableState, total: number): { readonly page: number; readonly pages: number } {
  return { page: Math.floor(state.skip / state.take) + 1, pages: Math.max(1, Math.ceil(total / state.take)) };
}

/** The same state on a page that has rows, when the list has become shorter than where one was. */
export function withinTotal(state: TableState, total: number): TableState {
  return state.skip === 0 || state.skip < total ? state : atPage(state, pageOf(state, total).pages);
}

/** The beginning of a page, whatever the number says. */
function readSkip(text: string | null, take: number): number {
  const skip = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return skip - (skip % take);
}
