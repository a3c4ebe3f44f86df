import type { RuleError, StyleGuideItem } from "@housestyle/contract";
import {
  type Dialect,
  defaultSettings,
  type Engine,
  type Finding,
  type FormatOrCutter,
  hasTeamRules,
  lateFilter,
  type Settings,
  type TeamRule,
} from "@housestyle/engine";
import { type PlacedRule, toTeamRules } from "../tagging/index.ts";
import { texts } from "../texts.ts";
import type { RuleSettings } from "./job.ts";
import { joined } from "./rule-settings-cache.ts";

/** A text and what its writer has decided. */
export interface CheckRequest {
  readonly text: string;
  /** Undefined leaves it to the text. */
  readonly dialect: Dialect | undefined;
  readonly format: FormatOrCutter;
  /** What is left out is as by default. */
  readonly settings: Partial<Settings>;
  readonly items: readonly StyleGuideItem[];
}

/** What is to be told of a text. */
export interface TextCheckResult {
  readonly findings: readonly Finding[];
  readonly ruleErrors: readonly RuleError[];
  /** Whether the writer or a team has decided something that the text could break. */
  readonly hasTeamRules: boolean;
}

/** Checks one text with the engine, the rules sent along and what teams have decided. */
export function checkText(
  engine: Engine,
  request: CheckRequest,
  accountRules: RuleSettings | undefined,
): TextCheckResult {
  const placed = toTeamRules(request.items);
  // One list, by which the engine knows them again: compiling may take longer than reading.
  const rules = placed.map(({ rule }) => rule);
  const settings = settingsOf(request, rules, accountRules);
  return {
    findings: engine.check(request.text, { dialect: request.dialect, format: request.format, settings }),
    ruleErrors: ruleErrors(engine, rules, placed),
    hasTeamRules: hasTeamRules(settings),
  };
}

/** Whether the decisions of writer and teams let a finding of the slow lane through, which does not know them. */
export function wantedBy(request: CheckRequest, accountRules: RuleSettings | undefined): (finding: Finding) => boolean {
  return lateFilter(settingsOf(request, [], accountRules));
}

function settingsOf(
  { settings }: CheckRequest,
  rules: readonly TeamRule[],
  accountRules: RuleSettings | undefined,
): Settings {
  return joined({ ...settings, rules }, accountRules);
}

/** Rules sent along that cannot be used or miss their sentence. What teams have saved was tried when it was saved. */
function ruleErrors(engine: Engine, rules: readonly TeamRule[], placed: readonly PlacedRule[]): RuleError[] {
  const unusable = engine.problems({ ...defaultSettings, rules });
  const broken = new Set(unusable.map(({ index }) => index));
  const problems = [
    ...unusable.map(({ index, message }) => ({ rule: index, message })),
    ...placed.flatMap((tried, rule) =>
      broken.has(rule) || raises(engine, tried) ? [] : [{ rule, message: texts.check.trialFailed }],
    ),
  ];
  return problems
    .sort((a, b) => a.rule - b.rule)
    .map(({ rule, message }) => ({ Index: placed[rule]?.index ?? rule, Message: message }));
}

/** Whether a rule finds the sentence it was written for. */
function raises(engine: Engine, { rule, wrong }: PlacedRule): boolean {
  if (wrong === "") return true;
  // Alone, so that no other rule can take the words away from it.
  const alone = { ...defaultSettings, rules: [rule] };
  return engine.check(wrong, { settings: alone }).some(({ ruleId }) => ruleId === `house/${rule.id}`);
}
