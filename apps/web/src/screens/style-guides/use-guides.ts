import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { teamIdOf } from "../../content/owner-filter.ts";
import { useOptimistic } from "../../content/use-optimistic.ts";
import type { Guide } from "./rule.ts";

/** The key of everything read of guides. */
export const guidesKey = ["guides"];

/** What is written down about a guide. */
export type GuideDraft = Pick<Guide, "Name" | "Description" | "IsEnabled">;

/** One guide by its id; nothing while it is on its way, null when there is none. */
export function useGuide(id: number): Guide | null | undefined {
  const guide = useQuery({
    queryKey: [...guidesKey, "one", id],
    queryFn: ({ signal }) =>
      askRows(server.listStyleGuides(undefined, { query: { Take: 1, Filter: `Id eq ${id}` }, signal })),
  });
  return guide.data === undefined ? undefined : (guide.data.rows[0] ?? null);
}

/** What can be done with guides. */
export function useGuides() {
  const optimistic = useOptimistic<Guide>(guidesKey);
  return {
    add: (owner: number, draft: GuideDraft) =>
      optimistic(
        (rows) => rows,
        () => ask(server.addStyleGuides([{ ...draft, TeamId: teamIdOf(owner) }])),
      ),
    change: (guide: Guide, draft: GuideDraft) =>
      optimistic(
        (rows) => rows.map((row) => (row.Id === guide.Id ? { ...row, ...draft } : row)),
        () => {
          const { Id, TeamId, Language, RowVersion } = guide;
          return ask(server.changeStyleGuides([{ Id, TeamId, Language, RowVersion, ...draft }]));
        },
      ),
    remove: (gone: readonly Guide[]) =>
      optimistic(
        (rows) => rows.filter(({ Id }) => !gone.some((guide) => guide.Id === Id)),
        () => ask(server.deleteStyleGuides(gone.map(({ Id }) => Id))),
      ),
  };
}
