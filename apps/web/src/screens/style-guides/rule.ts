import type { AnswerRow } from "../../app/answer.ts";

/** A rule as the lists show it. */
export type ListedRule = AnswerRow<"listStyleGuideItems">;

/** How grave a rule can be, the mildest first. */
export const levels = ["hint", "warning", "error"] as const;
export type RuleSeverity = (typeof levels)[number];

/** What is written down about a rule. */
export interface StyleGuideRuleDraft {
  readonly Name: string;
  readonly Match: string;
  readonly Replace: string;
  readonly WrongSentence: string;
  readonly RightSentence: string;
  readonly Message: string;
  readonly IsEnabled: boolean;
  readonly CaseSensitive: boolean;
  readonly IsRegex: boolean;
  readonly Severity: RuleSeverity;
  readonly Category: string;
  readonly Url: string;
  /** As they are typed, one a line. */
  readonly include: string;
  readonly exclude: string;
}

/** An empty draft for a new rule. */
export const emptyDraft: StyleGuideRuleDraft = {
  Name: "",
  Match: "",
  Replace: "",
  WrongSentence: "",
  RightSentence: "",
  Message: "",
  IsEnabled: true,
  CaseSensitive: false,
  IsRegex: false,
  Severity: "warning",
  Category: "",
  Url: "",
  include: "",
  exclude: "",
};

/** What is written down about a rule that exists. */
export function draftOf(rule: ListedRule): StyleGuideRuleDraft {
  const { Name, Match, Replace, WrongSentence, RightSentence, Message, IsEnabled, CaseSensitive, IsRegex } = rule;
  return {
    ...{ Name, Match, Replace, WrongSentence, RightSentence, Message, IsEnabled, CaseSensitive, IsRegex },
    Severity: levelOf(rule.Severity),
    Category: rule.Category,
    Url: rule.Url,
    include: rule.IncludeContext.join("\n"),
    exclude: rule.ExcludeContext.join("\n"),
  };
}

/** A draft as it is saved. */
export function wireOf({ include, exclude, ...rest }: StyleGuideRuleDraft) {
  return { ...rest, IncludeContext: [...linesOf(include)], ExcludeContext: [...linesOf(exclude)] };
}

/** A draft as it is tried: alone, switched on, and without sentences of its own to be held to. */
export function trialOf(draft: StyleGuideRuleDraft) {
  return { ...wireOf(draft), Id: trialId, IsEnabled: true, WrongSentence: "", RightSentence: "" };
}

/** What a rule that is tried is called in the answer. */
export const trialId = "draft";

/** Returns the severity of a rule. Unknown values count as a warning. */
export function levelOf(severity: string): RuleSeverity {
  return levels.find((level) => level === severity) ?? "warning";
}

function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
