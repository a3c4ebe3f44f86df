import type { Finding, Kind } from "@housestyle/engine";
import type { CheckerSettings } from "./settings.ts";
import type { MarkCategory, PluginTag } from "./wrapper.ts";

/** What each kind of remark is to plug-ins. */
export const categories: Readonly<Record<Kind, MarkCategory>> = {
  spelling: "Spelling",
  grammar: "Grammar",
  punctuation: "Grammar",
  clarity: "Readability",
  style: "Style",
  inclusive: "Style",
  team: "Style",
};

/** A tag that still knows what it was made of. */
export interface FoundTag extends PluginTag {
  readonly finding: Finding;
}

/** A finding as plug-ins are told it. */
export function tagOf(finding: Finding): FoundTag {
  const { start, end, message, suggestions, kind, ruleId, text } = finding;
  const category = categories[kind];
  return { startPos: start, endPos: end - 1, hint: message, suggestions, category, ruleId, text, urls: [], finding };
}

/** Whether somebody who has chosen this wants to hear of it. A tag has at least one letter: nothing else can be marked. */
export function isWanted({ kind, start, end }: Finding, settings: CheckerSettings): boolean {
  if (end <= start) return false;
  const category = categories[kind];
  if (category === "Spelling") return settings.checkSpelling !== false;
  if (category === "Grammar") return settings.checkGrammar !== false;
  return settings.checkStyle !== false;
}
