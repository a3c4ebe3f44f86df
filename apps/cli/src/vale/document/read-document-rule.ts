import type { Level, ParagraphKind } from "@housestyle/engine";
import { linearPattern } from "@housestyle/engine/linear";
import type { YamlMap } from "@housestyle/files";
import { texts } from "../../texts.ts";
import { levelOf } from "../level-of.ts";
import type { Capitals, Check, DocumentRule, MetricRule, Pairs, PhraseRule } from "./document-rule.ts";
import { readFormula } from "./formula.ts";
import { countedNames } from "./measure.ts";

/** A rule, or a sentence why it cannot be obeyed. */
export type DocumentRuleResult = { readonly rule: DocumentRule } | { readonly why: string };

const readers: ReadonlyMap<string, (yaml: YamlMap) => Check | string> = new Map<
  string,
  (yaml: YamlMap) => Check | string
>([
  ["capitalization", capitals],
  ["conditional", pairs],
  ["existence", phrases],
  ["metric", metric],
  ["readability", readability],
]);

/** Reads a rule of a kind that looks at whole blocks or at all of a text; undefined for one of another kind. */
export function readDocumentRule(style: string, name: string, yaml: YamlMap): DocumentRuleResult | undefined {
  const blocks = blocksOf(yaml.texts("scope"));
  // Phrases of the whole text are house rules.
  if (yaml.text("extends") === "existence" && blocks === undefined) return undefined;
  const check = readers.get(yaml.text("extends"))?.(yaml);
  if (check === undefined) return undefined;
  if (typeof check === "string") return { why: check };
  if (blocks === "unknown") return { why: texts.vale.part(yaml.texts("scope").join(", ")) };
  const level: Level = levelOf(yaml.text("level")) ?? "warning";
  const message = yaml.text("message").slice(0, 2000);
  return { rule: { style, name: `${style}.${name}`, message, level, blocks, check } };
}

const parts: Readonly<Record<string, readonly ParagraphKind[]>> = {
  heading: ["heading"],
  list: ["list"],
  blockquote: ["quote"],
  paragraph: ["prose", "dialogue"],
};
const wholeText = new Set(["text", "summary", "raw", "sentence"]);

/** The blocks a rule reads; levels of headings and cells of tables cannot be told apart. */
function blocksOf(scopes: readonly string[]): readonly ParagraphKind[] | undefined | "unknown" {
  if (scopes.every((scope) => wholeText.has(scope))) return undefined;
  const known = scopes.map((scope) => parts[scope]);
  return known.every((each) => each !== undefined) ? known.flat() : "unknown";
}

function capitals(yaml: YamlMap): Capitals | string {
  const match = yaml.text("match");
  const named = (["title", "sentence", "lower", "upper"] as const).find((each) => match === `$${each}`);
  if (!named && !isLinear(match)) return texts.vale.pattern(match);
  const share = Number(yaml.text("threshold") || 0.8);
  return {
    kind: "capitalization",
    match: named ?? { pattern: match },
    threshold: share >= 0 && share <= 1 ? share : 0.8,
    indicators: yaml.texts("indicators"),
    exceptions: yaml.texts("exceptions"),
  };
}

function phrases(yaml: YamlMap): PhraseRule | string {
  const boundary = yaml.flag("nonword") ? "" : "\\b";
  const tokens = yaml.texts("tokens").join("|");
  const rest = tokens === "" ? "" : `${boundary}(?:${tokens})${boundary}`;
  const pattern = `${yaml.flag("ignorecase") ? "(?i)" : ""}${yaml.texts("raw").join("")}${rest}`;
  return isLinear(pattern)
    ? { kind: "existence", pattern, exceptions: yaml.texts("exceptions") }
    : texts.vale.pattern(pattern);
}

function pairs(yaml: YamlMap): Pairs | string {
  const patternOf = (key: string) => `${yaml.flag("ignorecase") ? "(?i)" : ""}${yaml.text(key)}`;
  const [first, second] = [patternOf("first"), patternOf("second")];
  const bad = [first, second].find((each) => !isLinear(each));
  if (bad !== undefined) return texts.vale.pattern(bad);
  return { kind: "conditional", first, second, exceptions: yaml.texts("exceptions") };
}

function metric(yaml: YamlMap): MetricRule | string {
  const [formula, condition] = [yaml.text("formula"), yaml.text("condition")];
  const isKnown = readFormula(formula, countedNames) && readFormula(`(${formula})${condition}`, countedNames);
  return isKnown ? { kind: "metric", formula, condition } : texts.vale.formula([...countedNames].join(", "));
}

/** Formulas of readability, by their makers. */
const grades: Readonly<Record<string, string>> = {
  "gunning fog": "0.4 * (words / sentences + 100 * complex_words / words)",
  "coleman-liau": "5.88 * characters / words - 29.6 * sentences / words - 15.8",
  "flesch-kincaid": "0.39 * words / sentences + 11.8 * syllables / words - 15.59",
  "automated readability": "4.71 * characters / words + 0.5 * words / sentences - 21.43",
};

/** A mean of the grades that are asked for. */
function readability(yaml: YamlMap): MetricRule | string {
  const asked = yaml.texts("metrics");
  const unknown = asked.find((each) => !grades[each.toLowerCase()]);
  const grade = Number(yaml.text("grade"));
  if (unknown !== undefined) return texts.vale.grade(unknown);
  if (asked.length === 0 || !Number.isFinite(grade)) return texts.vale.noGrade;
  const sum = asked.map((each) => `(${grades[each.toLowerCase()]})`).join("+");
  return { kind: "metric", formula: `(${sum}) / ${asked.length}`, condition: `> ${grade}` };
}

const longestPattern = 5000;

function isLinear(pattern: string): boolean {
  if (pattern === "" || pattern.length > longestPattern) return false;
  try {
    linearPattern(pattern);
    return true;
  } catch {
    return false;
  }
}
