import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { teamIdOf } from "../owner-filter.ts";
import { useRowActs } from "../use-row-acts.ts";
import type { CollectionDraft, CollectionKind, ListedCollection } from "./collection.ts";

/** One by its id; nothing while it is on its way, null when there is none. */
export function useCollection(kind: CollectionKind, id: number): ListedCollection | null | undefined {
  const answer = useQuery({
    queryKey: [kind.key, "one", id],
    queryFn: ({ signal }) =>
      askRows<ListedCollection>(kind.list(undefined, { query: { Take: 1, Filter: `Id eq ${id}` }, signal })),
  });
  return answer.data === undefined ? undefined : (answer.data.rows[0] ?? null);
}

/** The actions for collections of one kind. */
export function useCollections(kind: CollectionKind) {
  const rows = useRowActs<ListedCollection>([kind.key]);
  return {
    add: (owner: number, draft: CollectionDraft) =>
      rows.add(() => ask<unknown>(kind.add([{ ...draft, TeamId: teamIdOf(owner) }]))),
    change: (changed: ListedCollection, draft: CollectionDraft) => {
      const { Id, TeamId, Language, RowVersion } = changed;
      return rows.change([changed], draft, () =>
        ask<unknown>(kind.change([{ Id, TeamId, Language, RowVersion, ...draft }])),
      );
    },
    remove: (gone: readonly ListedCollection[]) => rows.remove(gone, (ids) => ask<unknown>(kind.remove(ids))),
  };
}
