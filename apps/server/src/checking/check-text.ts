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

/** A text with its settings. */
export interface CheckRequest {
  readonly text: string;
  /** Undefined to detect it from the text. */
  readonly dialect: Dialect | undefined;
  readonly format: FormatOrCutter;
  /** Settings that differ from the defaults. */
  readonly settings: Partial<Settings>;
  readonly items: readonly StyleGuideItem[];
}

/** The result of a check. */
export interface TextCheckResult {
  readonly findings: readonly Finding[];
  readonly ruleErrors: readonly RuleError[];
  /** Whether the writer or a team has decided something that the text could break. */
  readonly hasTeamRules: boolean;
}

/** Checks one text with the engine, the rules in the request, and the team's rules. */
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

/**
 * Returns the rules in a request that are invalid or miss their sentence. A team's own rules were tested when they were
 * saved.
 */
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
