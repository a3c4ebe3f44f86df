import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { teamIdOf } from "../owner-filter.ts";
import { useOptimistic } from "../use-optimistic.ts";
import type { CollectionDraft, CollectionKind, CollectionRow } from "./collection.ts";

/** One by its id; nothing while it is on its way, null when there is none. */
export function useCollection(kind: CollectionKind, id: number): CollectionRow | null | undefined {
  const answer = useQuery({
    queryKey: [kind.key, "one", id],
    queryFn: ({ signal }) =>
      askRows<CollectionRow>(kind.list(undefined, { query: { Take: 1, Filter: `Id eq ${id}` }, signal })),
  });
  return answer.data === undefined ? undefined : (answer.data.rows[0] ?? null);
}

/** What can be done with those of one kind. */
export function useCollections(kind: CollectionKind) {
  const optimistic = useOptimistic<CollectionRow>([kind.key]);
  return {
    add: (owner: number, draft: CollectionDraft) =>
      optimistic(
        (rows) => rows,
        () => ask<unknown>(kind.add([{ ...draft, TeamId: teamIdOf(owner) }])),
      ),
    change: (changed: CollectionRow, draft: CollectionDraft) =>
      optimistic(
        (rows) => rows.map((row) => (row.Id === changed.Id ? { ...row, ...draft } : row)),
        () => {
          const { Id, TeamId, Language, RowVersion } = changed;
          return ask<unknown>(kind.change([{ Id, TeamId, Language, RowVersion, ...draft }]));
        },
        { renews: true },
      ),
    remove: (gone: readonly CollectionRow[]) =>
      optimistic(
        (rows) => rows.filter(({ Id }) => !gone.some((each) => each.Id === Id)),
        () => ask<unknown>(kind.remove(gone.map(({ Id }) => Id))),
      ),
  };
}
