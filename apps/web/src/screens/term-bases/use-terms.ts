import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useRested } from "../../content/use-rested.ts";
import { useRowActs } from "../../content/use-row-acts.ts";
import { bases } from "./bases.ts";
import {
  draftOf,
  type ListedTerm,
  sisterFilter,
  type TermBaseStatus,
  type TermDraft,
  termFilter,
  wireOf,
} from "./term.ts";

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
export function useSisters(baseId: number, concept: string, id: number | undefined): readonly ListedTerm[] {
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
  const rows = useRowActs<ListedTerm>(termsKey, [bases.key]);
  const sent = (draft: TermDraft) => ({ ...wireOf(draft), TermBaseId: baseId });
  const replaced = (term: ListedTerm, draft: TermDraft) => ({
    ...sent(draft),
    Id: term.Id,
    RowVersion: term.RowVersion,
  });
  const add = (drafts: readonly TermDraft[]) => rows.add(() => ask(server.addTerms(drafts.map(sent))));
  return {
    add,
    change: (term: ListedTerm, draft: TermDraft) =>
      rows.change([term], wireOf(draft), () => ask(server.changeTerms([replaced(term, draft)]))),
    decide: (terms: readonly ListedTerm[], Status: TermBaseStatus) =>
      rows.change(terms, { Status }, () =>
        ask(server.changeTerms(terms.map((term) => replaced(term, { ...draftOf(term), Status })))),
      ),
    remove: (gone: readonly ListedTerm[]) => rows.remove(gone, (ids) => ask(server.deleteTerms(ids))),
    restore: (gone: readonly ListedTerm[]) => add(gone.map(draftOf)),
  };
}
