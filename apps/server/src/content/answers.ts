import type { ListQuery, Page } from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import type { ContentService } from "./content.ts";

type Values = Readonly<Record<string, unknown>>;
interface ListRequest<Query> {
  readonly person: Person;
  readonly query: Query;
}
interface NamedIds {
  readonly ids: readonly number[];
}

/** The responses of the four calls for one type of content. */
export interface ContentAnswers<Row> {
  list(input: unknown, request: ListRequest<ListQuery>): Promise<Page<Row>>;
  add(rows: readonly Values[], request: ListRequest<unknown>): Promise<Row[]>;
  change(rows: readonly (Values & { readonly Id: number })[], request: ListRequest<unknown>): Promise<Row[]>;
  remove(ids: readonly number[], request: ListRequest<NamedIds>): Promise<{ readonly Deleted: number }>;
}

/** Answers the four calls for one type of content. The contract validates input and output. */
export function contentAnswers<Row>(content: ContentService<Row>): ContentAnswers<Row> {
  return {
    list: (_, { person, query }) => content.list(person, query),
    add: (rows, { person }) => content.add(person, rows),
    change: (rows, { person }) => content.replace(person, rows),
    remove: (ids, { person, query }) => content.delete(person, namedIds(ids, query)),
  };
}

/** Returns the ids of a DELETE, from its body, or from the query for clients whose body was dropped on the way. */
export function namedIds(body: readonly number[], { ids }: NamedIds): number[] {
  return [...new Set([...body, ...ids])];
}
