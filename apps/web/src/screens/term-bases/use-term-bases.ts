import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { teamIdOf } from "../../content/owner-filter.ts";
import { useOptimistic } from "../../content/use-optimistic.ts";
import type { TermBase } from "./term.ts";

/** The key of everything read of term bases. */
export const basesKey = ["term-bases"];

/** What is written down about a term base. */
export type BaseDraft = Pick<TermBase, "Name" | "Description" | "IsEnabled">;

/** One term base by its id; nothing while it is on its way, null when there is none. */
export function useTermBase(id: number): TermBase | null | undefined {
  const base = useQuery({
    queryKey: [...basesKey, "one", id],
    queryFn: ({ signal }) =>
      askRows(server.listTermBases(undefined, { query: { Take: 1, Filter: `Id eq ${id}` }, signal })),
  });
  return base.data === undefined ? undefined : (base.data.rows[0] ?? null);
}

/** What can be done with term bases. */
export function useTermBases() {
  const optimistic = useOptimistic<TermBase>(basesKey);
  return {
    add: (owner: number, draft: BaseDraft) =>
      optimistic(
        (rows) => rows,
        () => ask(server.addTermBases([{ ...draft, TeamId: teamIdOf(owner) }])),
      ),
    change: (base: TermBase, draft: BaseDraft) =>
      optimistic(
        (rows) => rows.map((row) => (row.Id === base.Id ? { ...row, ...draft } : row)),
        () => {
          const { Id, TeamId, Language, RowVersion } = base;
          return ask(server.changeTermBases([{ Id, TeamId, Language, RowVersion, ...draft }]));
        },
      ),
    remove: (gone: readonly TermBase[]) =>
      optimistic(
        (rows) => rows.filter(({ Id }) => !gone.some((base) => base.Id === Id)),
        () => ask(server.deleteTermBases(gone.map(({ Id }) => Id))),
      ),
  };
}
