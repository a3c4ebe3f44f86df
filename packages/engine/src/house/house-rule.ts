import type { SettingsError } from "../engine.ts";
import type { Level } from "../finding.ts";
import type { LinearPattern } from "../linear/index.ts";
import type { HouseRule } from "../settings.ts";
import { compileMatch, type HousePattern } from "./compile-match.ts";
import {
  compileMessage,
  compileReplacement,
  type HouseMessage,
  type References,
  type Template,
  usesForms,
} from "./compile-replacement.ts";
import { compileExpression, slashed } from "./expression.ts";
import { HouseFault } from "./house-fault.ts";

/** A house rule, read and ready to be matched. */
export interface CompiledRule {
  readonly rule: HouseRule;
  readonly level: Level;
  /** A regular expression, or a pattern of tokens. */
  readonly finds: { readonly expression: LinearPattern } | { readonly pattern: HousePattern };
  /** What to write instead, best first. */
  readonly templates: readonly Template[];
  readonly message: HouseMessage;
  readonly include: readonly HousePattern[];
  readonly exclude: readonly HousePattern[];
  readonly needsTags: boolean;
}

/** What is wrong with a rule, but for its place among the others. */
export type RuleProblem = Omit<SettingsError, "index">;

/** The most phrases of context on each side. */
const mostContexts = 3;

/** Runs a step of compiling; a fault in the rule becomes a problem of that field. */
function attempt<T>(field: RuleProblem["field"], problems: RuleProblem[], step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof HouseFault)) throw error;
    problems.push({ field, message: error.message, ...(error.position ? { position: error.position } : {}) });
    return undefined;
  }
}

function finder({ match, caseSensitive }: HouseRule): CompiledRule["finds"] {
  const expression = slashed(match);
  if (!expression) return { pattern: compileMatch(match, caseSensitive === true) };
  const insensitive = expression.insensitive || caseSensitive !== true;
  return { expression: compileExpression({ ...expression, insensitive }) };
}

function contexts(phrases: readonly string[] = []): HousePattern[] {
  if (phrases.length > mostContexts) throw new HouseFault(`A rule can have at most ${mostContexts} context phrases.`);
  return phrases.filter((phrase) => phrase.trim() !== "").map(context);
}

/** A fault says which phrase it is in; a place alone would not tell. */
function context(phrase: string): HousePattern {
  try {
    return compileMatch(phrase, false);
  } catch (error) {
    throw error instanceof HouseFault ? new HouseFault(`In “${phrase}”: ${error.message}`) : error;
  }
}

/** Compiles a rule, or says everything that is wrong with it. */
export function compileRule(rule: HouseRule): CompiledRule | readonly RuleProblem[] {
  const problems: RuleProblem[] = [];
  const finds = attempt("match", problems, () => finder(rule));
  const include = attempt("includeContext", problems, () => contexts(rule.includeContext));
  const exclude = attempt("excludeContext", problems, () => contexts(rule.excludeContext));
  // Without a match nobody knows how many tokens there are to refer to; its fault is said first.
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
