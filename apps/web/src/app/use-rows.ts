import type { Outcome } from "@housestyle/client";
import { searchFilter, type TableState } from "@housestyle/ui";
import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";
import { askRows, messageOf } from "./ask.ts";

/** The parameters every list understands. */
interface ListQuery {
  readonly Take: number;
  readonly Skip: number;
  readonly OrderBy?: string;
  readonly OrderDir?: "asc" | "desc";
  readonly Filter?: string;
  readonly search?: string;
}

/** A list of the server. */
export interface ListOf<Row> {
  readonly queryKey: QueryKey;
  /** The columns the search box looks into; without any, the list has a search of its own. */
  readonly searched?: readonly string[];
  /** Filters that apply in addition to the search. */
  readonly filter?: string | undefined;
  readonly read: (query: ListQuery, signal: AbortSignal) => Promise<Outcome<readonly Row[]>>;
}

/**
 * Loads one page of a list from the server for the state of a table: the rows, the total, and what the table shows
 * while they load.
 */
export function useRows<Row>({
  queryKey,
  state,
  searched,
  filter,
  read,
}: ListOf<Row> & { readonly state: TableState }) {
  const query = listQueryOf(state, searched, filter);
  const answer = useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => askRows(read(query, signal)),
    placeholderData: keepPreviousData,
  });
  return {
    rows: answer.data?.rows,
    total: answer.data?.total,
    isLoading: answer.isFetching,
    error: answer.isError ? messageOf(answer.error) : undefined,
    onRetry: () => void answer.refetch(),
  };
}

/** Returns the query to the server for the state of a table. */
export function listQueryOf(state: TableState, searched?: readonly string[], filter?: string): ListQuery {
  const whole = searched ? searchFilter(state.search, searched, filter) : filter;
  const search = searched ? "" : state.search.trim();
  return {
    Take: state.take,
    Skip: state.skip,
    ...(state.orderBy !== undefined && { OrderBy: state.orderBy, OrderDir: state.orderDir }),
    ...(whole !== undefined && { Filter: whole }),
    ...(search !== "" && { search }),
  };
}
