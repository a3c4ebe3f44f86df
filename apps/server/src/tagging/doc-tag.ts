import type { DocTag } from "@housestyle/contract";
import { type Finding, isCorrection } from "@housestyle/engine";
import { reportOf } from "./report-of.ts";

/** What a tag needs besides the finding. */
export interface TagNames {
  /** A new GUID. */
  readonly id: string;
  /** Returns the caller's name for a rule by its index among the rules sent. */
  readonly houseRule: (index: number) => string;
}

/** Returns a finding in the format of the public text API. */
export function toDocTag(finding: Finding, text: string, { id, houseRule }: TagNames): DocTag {
  const { start, end, suggestions } = coverSomething(finding, text);
  const { report, category, displayName } = reportOf(finding);
  return {
    startPos: start,
    endPos: end - 1,
    report,
    category,
    categoryDisplayName: displayName,
    subcategory: namesWords(finding) ? finding.text : (finding.ruleId.split("/").at(-1) ?? finding.ruleId),
    hint: finding.message,
    suggestions: [...suggestions],
    isCorrection: isCorrection(finding),
    isSubTag: false,
    helpId: helpIdOf(finding.ruleId, houseRule),
    urls: null,
    id,
  };
}

/** Returns the index of the rule sent that made a finding, or undefined. */
function sentIndex(ruleId: string): number | undefined {
  const index = /^house\/sent-(\d+)$/.exec(ruleId)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** Returns the name of a rule for clients: the sender's name, the id of a saved rule, or the rule's own. */
function helpIdOf(ruleId: string, houseRule: TagNames["houseRule"]): string {
  const sent = sentIndex(ruleId);
  if (sent !== undefined) return houseRule(sent);
  return /^house\/(\d+)$/.exec(ruleId)?.[1] ?? ruleId;
}

/** Returns whether findings are grouped by their words instead of their rule. */
function namesWords({ kind }: Finding): boolean {
  return kind === "team" || kind === "spelling";
}

/** Extends an empty span by a neighboring character, because an inclusive end cannot express it. */
export function coverSomething(
  { start, end, suggestions }: Pick<Finding, "start" | "end" | "suggestions">,
  text: string,
): Pick<Finding, "start" | "end" | "suggestions"> {
  if (end > start || text === "") return { start, end, suggestions };
  if (start === 0) {
    const next = String.fromCodePoint(text.codePointAt(0) ?? 0);
    return { start, end: next.length, suggestions: suggestions.map((words) => words + next) };
  }
  const last = [...text.slice(Math.max(0, start - 2), start)].at(-1) ?? "";
  return { start: start - last.length, end, suggestions: suggestions.map((words) => last + words) };
}
