import type { Endpoint, ListQuery } from "@housestyle/contract";
import { type App, route } from "../http/index.ts";
import type { Content } from "./content.ts";

/** The four calls of one kind of content. */
interface ContentCalls {
  readonly list: Endpoint;
  readonly add: Endpoint;
  readonly change: Endpoint;
  readonly remove: Endpoint;
}

/** Serves the four calls of one kind; the contract parses what goes in and checks what comes out. */
export function contentRoutes(app: App, content: Content, { list, add, change, remove }: ContentCalls): void {
  route(app, list, (_, { person, query }) => content.list(person, query as ListQuery));
  route(app, add, (rows, { person }) => content.add(person, rows as Record<string, unknown>[]));
  route(app, change, (rows, { person }) => content.replace(person, rows as { Id: number }[]));
  route(app, remove, (ids, { person, query }) => content.delete(person, namedIds(ids, query)));
}

/** The ids of a DELETE: from its body, or from the query when the body was dropped on the way. */
export function namedIds(body: unknown, query: unknown): number[] {
  const { ids } = query as { readonly ids: number[] };
  return [...new Set([...((body as number[] | undefined) ?? []), ...ids])];
}
