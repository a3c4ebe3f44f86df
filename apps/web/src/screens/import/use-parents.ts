import type { ExchangeTable } from "@housestyle/contract";
import { useQuery } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";

/** A guide, folder or term base. */
export interface Parent {
  readonly Id: number;
  readonly Name: string;
  readonly TeamId: number | null;
}

/** What is brought in or taken out: a table of an owner (0 for the person's own), and what its rows may lie in. */
export interface Exchanged {
  readonly table: ExchangeTable;
  readonly owner: number;
  readonly parents: readonly Parent[];
}

/** What a table's rows lie in, of one owner (0 for the person's own). Empty for tables without such a thing. */
export function useParents(table: ExchangeTable, owner: number): readonly Parent[] {
  const answer = useQuery({
    queryKey: ["parents", table],
    queryFn: ({ signal }) => read(table, signal),
  });
  return (answer.data ?? []).filter(({ TeamId }) => (TeamId ?? 0) === owner);
}

function read(table: ExchangeTable, signal: AbortSignal): Promise<readonly Parent[]> {
  const options = { query: { Take: 500 }, signal };
  switch (table) {
    case "styleguide":
      return ask(server.listStyleGuides(undefined, options));
    case "snippets":
      return ask(server.listSnippetFolders(undefined, options));
    case "termbase":
      return ask(server.listTermBases(undefined, options));
    default:
      return Promise.resolve([]);
  }
}
