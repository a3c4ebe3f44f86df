import type { Analysis } from "../facts/analysis.ts";
import type { Finding } from "../findings/finding.ts";
import type { PatternMatch } from "../linear/index.ts";
import { capitalized } from "../pattern/letter-case.ts";
import { apostrophes, opensSentence, replacement } from "../pattern/replace.ts";
import { firstWhere } from "../text/first-where.ts";
import type { Span } from "../text/span.ts";

import { filledTemplate } from "./fill-template.ts";
import { inCase } from "./in-case.ts";
import type { CompiledRule } from "./team-rule.ts";

/** Returns the message of the rule, or a generated one. */
function messageOf({ rule, message }: CompiledRule, best: string | undefined): string {
  if (message.text.trim() !== "") return message.text;
  const who = rule.name?.trim() || "Style guide";
  if (best === undefined) return `${who}: check this wording.`;
  return best === "" ? `${who}: remove this.` : `${who}: use “${best}”.`;
}

function finding(a: Analysis, compiled: CompiledRule, { start, end }: Span, suggestions: readonly string[]): Finding {
  return {
    ruleId: `house/${compiled.rule.id}`,
    kind: "team",
    level: compiled.level,
    start,
    end,
    text: a.text.slice(start, end),
    message: messageOf(compiled, suggestions[0]),
    suggestions,
    sure: false,
  };
}

/**
 * Returns the suggestions that differ from the text and from each other; undefined if all of several are already there.
 */
function worthSaying(original: string, made: readonly string[]): string[] | undefined {
  const others = [...new Set(made)].filter((each) => each !== original);
  return made.length > 0 && others.length === 0 ? undefined : others;
}

/** Returns the finding of a rule on tokens `first` to before `last`, or undefined if nothing is wrong. */
export function tokenFinding(a: Analysis, compiled: CompiledRule, first: number, last: number): Finding | undefined {
  const from = a.tokens[first];
  const to = a.tokens[last - 1];
  if (!from || !to) return undefined;
  const [best] = compiled.templates;
  if (best?.length === 0) {
    const place = replacement(a, first, last, [""]);
    return place && finding(a, compiled, place, place.suggestions);
  }
  const original = a.text.slice(from.start, to.end);
  const tokens = a.tokens.slice(first, last);
  const isParticiple = (index: number): boolean => tokens[index]?.penn === "VBN";
  const made = compiled.templates
    .filter((template) => template.length > 0)
    .map((template) => filledTemplate(template, tokens, (index) => tokens[index]?.text ?? "", isParticiple))
    .map((text) => apostrophes(a, inCase(a, first, original, text, compiled.rule.match)));
  const suggestions = worthSaying(original, made);
  return suggestions && finding(a, compiled, { start: from.start, end: to.end }, suggestions);
}

/** Returns the index of the first token that ends after `at`, or the number of tokens. */
export const tokenAt = ({ tokens }: Analysis, at: number): number =>
  firstWhere(tokens.length, (place) => (tokens[place]?.end ?? 0) > at);

/** Returns the finding of a rule where its regular expression matches. */
export function expressionFinding(a: Analysis, compiled: CompiledRule, match: PatternMatch): Finding | undefined {
  const original = a.text.slice(match.start, match.end);
  const first = tokenAt(a, match.start);
  const opens = /^\p{Lu}/u.test(original) && opensSentence(a, first);
  const made = compiled.templates
    .map((template) =>
      filledTemplate(
        template,
        [],
        (index) => match.groups[index] ?? "",
        () => false,
      ),
    )
    .map((text) => (opens ? capitalized(text) : text));
  const suggestions = worthSaying(original, made);
  return suggestions && finding(a, compiled, match, suggestions);
}
