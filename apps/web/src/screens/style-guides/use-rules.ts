import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { useRowActs } from "../../content/use-row-acts.ts";
import { guides } from "./guides.ts";
import { draftOf, type ListedRule, type StyleGuideRuleDraft, wireOf } from "./rule.ts";

/** The key of everything read of rules. */
export const rulesKey = ["rules"];

/** What can be done with the rules of a guide. */
export function useRules(guideId: number) {
  const rows = useRowActs<ListedRule>(rulesKey, [guides.key]);
  const sent = (draft: StyleGuideRuleDraft) => ({ ...wireOf(draft), StyleGuideId: guideId });
  return {
    add: (drafts: readonly StyleGuideRuleDraft[], force = false) =>
      rows.add(() => ask(server.addStyleGuideItems(drafts.map(sent), { query: { force } }))),
    change: (rule: ListedRule, draft: StyleGuideRuleDraft, force = false) => {
      const { Id, RowVersion, Position } = rule;
      const next = { ...sent(draft), Id, RowVersion, Position };
      return rows.change([rule], next, () => ask(server.changeStyleGuideItems([next], { query: { force } })));
    },
    remove: (gone: readonly ListedRule[]) => rows.remove(gone, (ids) => ask(server.deleteStyleGuideItems(ids))),
    /** Restores deleted rules unchanged, even those that do not work. */
    restore: (gone: readonly ListedRule[]) => {
      const drafts = gone.map((rule) => sent(draftOf(rule)));
      return rows.add(() => ask(server.addStyleGuideItems(drafts, { query: { force: true } })));
    },
  };
}
