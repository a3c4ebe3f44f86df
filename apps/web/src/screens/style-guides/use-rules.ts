import { useQueryClient } from "@tanstack/react-query";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useOptimistic } from "../../content/use-optimistic.ts";
import { guides } from "./guides.ts";
import { type Draft, draftOf, type Rule, wireOf } from "./rule.ts";

/** The key of everything read of rules. */
export const rulesKey = ["rules"];

/** What can be done with the rules of a guide. */
export function useRules(guideId: number) {
  const client = useQueryClient();
  const optimistic = useOptimistic<Rule>(rulesKey);
  const same: (rows: readonly Rule[]) => readonly Rule[] = (rows) => rows;
  const counted = () => client.invalidateQueries({ queryKey: [guides.key] });
  const sent = (draft: Draft) => ({ ...wireOf(draft), StyleGuideId: guideId });
  return {
    add: async (drafts: readonly Draft[], force = false) => {
      await optimistic(same, () => ask(server.addStyleGuideItems(drafts.map(sent), { query: { force } })));
      await counted();
    },
    change: (rule: Rule, draft: Draft, force = false) => {
      const { Id, RowVersion, Position } = rule;
      const next = { ...sent(draft), Id, RowVersion, Position };
      return optimistic(
        (rows) => rows.map((row) => (row.Id === Id ? { ...row, ...next } : row)),
        () => ask(server.changeStyleGuideItems([next], { query: { force } })),
        { renews: true },
      );
    },
    remove: async (gone: readonly Rule[]) => {
      await optimistic(
        (rows) => rows.filter(({ Id }) => !gone.some((rule) => rule.Id === Id)),
        () => ask(server.deleteStyleGuideItems(gone.map(({ Id }) => Id))),
      );
      await counted();
    },
    /** Rules that were there may come back as they were, even those that do not work. */
    restore: async (gone: readonly Rule[]) => {
      await optimistic(same, () =>
        ask(
          server.addStyleGuideItems(
            gone.map((rule) => sent(draftOf(rule))),
            { query: { force: true } },
          ),
        ),
      );
      await counted();
    },
  };
}
