import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useOptimistic } from "../../content/use-optimistic.ts";
import { useRested } from "../../content/use-rested.ts";
import { bases } from "./bases.ts";
import { type Draft, draftOf, sisterFilter, type Term, type TermStatus, termFilter, wireOf } from "./term.ts";

/** The key of everything read of terms. */
export const termsKey = ["terms"];

/** How many terms of a base wait for a decision. */
export function useWaiting(baseId: number, isAsked: boolean): number {
  const waiting = useQuery({
    queryKey: [...termsKey, "waiting", baseId],
    queryFn: ({ signal }) =>
      askRows(server.listTerms(undefined, { query: { Take: 0, Filter: termFilter(baseId, "Pending") }, signal })),
    enabled: isAsked,
  });
  return waiting.data?.total ?? 0;
}

/** The other terms of a concept; none without one. */
export function useSisters(baseId: number, concept: string, id: number | undefined): readonly Term[] {
  const asked = useRested(concept, 300);
  const sisters = useQuery({
    queryKey: [...termsKey, "sisters", baseId, asked, id],
    queryFn: ({ signal }) =>
      askRows(server.listTerms(undefined, { query: { Take: 50, Filter: sisterFilter(baseId, asked, id) }, signal })),
    enabled: asked.trim() !== "",
  });
  return asked.trim() === "" ? [] : (sisters.data?.rows ?? []);
}

/** What can be done with the terms of a base. */
export function useTerms(baseId: number) {
  const client = useQueryClient();
  const optimistic = useOptimistic<Term>(termsKey);
  const same: (rows: readonly Term[]) => readonly Term[] = (rows) => rows;
  const counted = () => client.invalidateQueries({ queryKey: [bases.key] });
  const sent = (draft: Draft) => ({ ...wireOf(draft), TermBaseId: baseId });
  const replaced = (term: Term, draft: Draft) => ({ ...sent(draft), Id: term.Id, RowVersion: term.RowVersion });
  return {
    add: async (drafts: readonly Draft[]) => {
      await optimistic(same, () => ask(server.addTerms(drafts.map(sent))));
      await counted();
    },
    change: (term: Term, draft: Draft) =>
      optimistic(
        (rows) => rows.map((row) => (row.Id === term.Id ? { ...row, ...wireOf(draft) } : row)),
        () => ask(server.changeTerms([replaced(term, draft)])),
        { renews: true },
      ),
    decide: (terms: readonly Term[], Status: TermStatus) =>
      optimistic(
        (rows) => rows.map((row) => (terms.some(({ Id }) => Id === row.Id) ? { ...row, Status } : row)),
        () => ask(server.changeTerms(terms.map((term) => replaced(term, { ...draftOf(term), Status })))),
        { renews: true },
      ),
    remove: async (gone: readonly Term[]) => {
      await optimistic(
        (rows) => rows.filter(({ Id }) => !gone.some((term) => term.Id === Id)),
        () => ask(server.deleteTerms(gone.map(({ Id }) => Id))),
      );
      await counted();
    },
    restore: async (gone: readonly Term[]) => {
      await optimistic(same, () => ask(server.addTerms(gone.map((term) => sent(draftOf(term))))));
      await counted();
    },
  };
}
