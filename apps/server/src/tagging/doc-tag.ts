import type { DocTag } from "@housestyle/contract";
import { type Finding, isCorrection } from "@housestyle/engine";
import { reportOf } from "./report-of.ts";

/** What a tag needs that a finding does not say. */
export interface TagNames {
  /** A fresh GUID. */
  readonly id: string;
  /** The caller's own name for a house rule, by its place among the rules sent. */
  readonly houseRule: (index: number) => string;
}

/** A finding as clients of the public text API read it. */
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

/** Place among the rules sent, for a remark that one of them made. */
function sentIndex(ruleId: string): number | undefined {
  const index = /^house\/sent-(\d+)$/.exec(ruleId)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** The name clients know a rule by: the one its sender gave it, the id of a saved one, else the rule's own. */
function helpIdOf(ruleId: string, houseRule: TagNames["houseRule"]): string {
  const sent = sentIndex(ruleId);
  if (sent !== undefined) return houseRule(sent);
  return /^house\/(\d+)$/.exec(ruleId)?.[1] ?? ruleId;
}

/** Remarks about particular words are grouped by the words, others by the rule. */
function namesWords({ kind }: Finding): boolean {
  return kind === "team" || kind === "spelling";
}

/** An inclusive end cannot say “nothing”: an insertion takes a neighbouring letter along. */
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
