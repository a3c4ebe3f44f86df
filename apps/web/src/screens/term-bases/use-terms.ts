import { useQuery } from "@tanstack/react-query";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useRested } from "../../content/use-rested.ts";
import { useRowActs } from "../../content/use-row-acts.ts";
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
  const rows = useRowActs<Term>(termsKey, [bases.key]);
  const sent = (draft: Draft) => ({ ...wireOf(draft), TermBaseId: baseId });
  const replaced = (term: Term, draft: Draft) => ({ ...sent(draft), Id: term.Id, RowVersion: term.RowVersion });
  const add = (drafts: readonly Draft[]) => rows.add(() => ask(server.addTerms(drafts.map(sent))));
  return {
    add,
    change: (term: Term, draft: Draft) =>
      rows.change([term], wireOf(draft), () => ask(server.changeTerms([replaced(term, draft)]))),
    decide: (terms: readonly Term[], Status: TermStatus) =>
      rows.change(terms, { Status }, () =>
        ask(server.changeTerms(terms.map((term) => replaced(term, { ...draftOf(term), Status })))),
      ),
    remove: (gone: readonly Term[]) => rows.remove(gone, (ids) => ask(server.deleteTerms(ids))),
    restore: (gone: readonly Term[]) => add(gone.map(draftOf)),
  };
}
