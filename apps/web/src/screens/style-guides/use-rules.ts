import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useRowActs } from "../../content/use-row-acts.ts";
import { guides } from "./guides.ts";
import { type Draft, draftOf, type Rule, wireOf } from "./rule.ts";

/** The key of everything read of rules. */
export const rulesKey = ["rules"];

/** What can be done with the rules of a guide. */
export function useRules(guideId: number) {
  const rows = useRowActs<Rule>(rulesKey, [guides.key]);
  const sent = (draft: Draft) => ({ ...wireOf(draft), StyleGuideId: guideId });
  return {
    add: (drafts: readonly Draft[], force = false) =>
      rows.add(() => ask(server.addStyleGuideItems(drafts.map(sent), { query: { force } }))),
    change: (rule: Rule, draft: Draft, force = false) => {
      const { Id, RowVersion, Position } = rule;
      const next = { ...sent(draft), Id, RowVersion, Position };
      return rows.change([rule], next, () => ask(server.changeStyleGuideItems([next], { query: { force } })));
    },
    remove: (gone: readonly Rule[]) => rows.remove(gone, (ids) => ask(server.deleteStyleGuideItems(ids))),
    /** Rules that were there may come back as they were, even those that do not work. */
    restore: (gone: readonly Rule[]) => {
      const drafts = gone.map((rule) => sent(draftOf(rule)));
      return rows.add(() => ask(server.addStyleGuideItems(drafts, { query: { force: true } })));
    },
  };
}
