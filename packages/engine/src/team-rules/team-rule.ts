import type { SettingsError } from "../engine.ts";
import type { Level } from "../findings/finding.ts";
import type { LinearPattern } from "../linear/index.ts";
import type { TeamRule } from "../settings/settings.ts";
import { compileMatch, type TeamRulePattern } from "./compile-match.ts";
import {
  compileMessage,
  compileReplacement,
  type References,
  type ReplacementTemplate,
  type TeamRuleMessage,
  usesForms,
} from "./compile-replacement.ts";
import { compileExpression, slashed } from "./expression.ts";
import { TeamRuleError } from "./team-rule-error.ts";

/** A compiled team rule. */
export interface CompiledRule {
  readonly rule: TeamRule;
  readonly level: Level;
  /** A regular expression, or a pattern of tokens. */
  readonly finds: { readonly expression: LinearPattern } | { readonly pattern: TeamRulePattern };
  /** What to write instead, best first. */
  readonly templates: readonly ReplacementTemplate[];
  readonly message: TeamRuleMessage;
  readonly include: readonly TeamRulePattern[];
  readonly exclude: readonly TeamRulePattern[];
  readonly needsTags: boolean;
}

/** A problem of a rule without the rule's index. */
export type RuleFault = Omit<SettingsError, "index">;

/** The most phrases of context on each side. */
const mostContexts = 3;

/** Runs a step of compiling; an error in the rule becomes a problem of that field. */
function attempt<T>(field: RuleFault["field"], problems: RuleFault[], step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof TeamRuleError)) throw error;
    problems.push({ field, message: error.message, ...(error.position ? { position: error.position } : {}) });
    return undefined;
  }
}

function finder({ match, caseSensitive }: TeamRule): CompiledRule["finds"] {
  const expression = slashed(match);
  if (!expression) return { pattern: compileMatch(match, caseSensitive === true) };
  const insensitive = expression.insensitive || caseSensitive !== true;
  return { expression: compileExpression({ ...expression, insensitive }) };
}

function contexts(phrases: readonly string[] = []): TeamRulePattern[] {
  if (phrases.length > mostContexts)
    throw new TeamRuleError(`A rule can have at most ${mostContexts} context phrases.`);
  return phrases.filter((phrase) => phrase.trim() !== "").map(context);
}

/** The message names the phrase, because a position alone would not. */
function context(phrase: string): TeamRulePattern {
  try {
    return compileMatch(phrase, false);
  } catch (error) {
    throw error instanceof TeamRuleError ? new TeamRuleError(`In “${phrase}”: ${error.message}`) : error;
  }
}

/** Compiles a rule, or returns all its problems. */
export function compileRule(rule: TeamRule): CompiledRule | readonly RuleFault[] {
  const problems: RuleFault[] = [];
  const finds = attempt("match", problems, () => finder(rule));
  const include = attempt("includeContext", problems, () => contexts(rule.includeContext));
  const exclude = attempt("excludeContext", problems, () => contexts(rule.excludeContext));
  // Without a match, the number of tokens to refer to is unknown, so its problem comes first.
  if (!finds) return problems;
  const references: References =
    "pattern" in finds
      ? { count: finds.pattern.most, groups: false }
      : { count: finds.expression.groups, groups: true };
  const templates = attempt("replace", problems, () => compileReplacement(rule.replace, references));
  const message = attempt("message", problems, () => compileMessage(rule.message, references));
  if (!include || !exclude || !templates || !message) return problems;
  const tagged = "pattern" in finds && finds.pattern.needsTags;
  return {
    rule,
    level: rule.level ?? "warning",
    finds,
    templates: [...templates, ...message.templates],
    message,
    include,
    exclude,
    needsTags:
      tagged ||
      usesForms(templates) ||
      usesForms(message.templates) ||
      [...include, ...exclude].some((each) => each.needsTags),
  };
}
