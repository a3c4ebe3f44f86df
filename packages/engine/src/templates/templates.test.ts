import { readdirSync } from "node:fs";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import type { Finding } from "../findings/finding.ts";
import { defaultSettings, type TemplateChoice } from "../settings/settings.ts";
import { anyText, splitsPair } from "../testing/any-text.ts";
import { corrected, testAssets } from "../testing/run-rule.ts";
import { templateConfig, templates } from "./index.ts";

const engine = createEngine(testAssets());

/** What the chosen templates say of a Markdown text. */
const said = (text: string, chosen: readonly TemplateChoice[]): Finding[] =>
  engine
    .check(text, { format: "markdown", settings: { ...defaultSettings, templates: chosen } })
    .filter(({ ruleId }) => ruleId.startsWith("template/"));

/** Entries people may type: words, marks, what means something in an expression. */
const entry = fc.oneof(
  fc.constantFrom(
    "ad-hoc",
    "e.g",
    "Q&A",
    "(",
    "[a",
    "\\",
    "a|b",
    "$&",
    "*",
    "the user",
    "Word",
    "teh",
    "/",
    ".",
    "’",
    "👍",
  ),
  fc.string({ maxLength: 6 }),
);

/** A value that may be chosen where `preset` is the default. */
function anyValue(preset: unknown, values: readonly (string | number)[]): fc.Arbitrary<unknown> {
  if (typeof preset === "boolean") return fc.boolean();
  if (!Array.isArray(preset)) return fc.constantFrom(preset, ...values);
  if (values.length > 0) return fc.subarray([...values]);
  return Array.isArray(preset[0]) ? fc.array(fc.tuple(entry, entry)) : fc.array(entry);
}

test("there are forty, numbered without a gap, and every file is one of them", () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "index.ts")
    .map((name) => name.replace(/\.ts$/, ""));
  expect(templates.map(({ key }) => key).sort()).toEqual(files.sort());
  expect(templates.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
});

test("screens are told about each what people must know to choose", () => {
  for (const { key, name, description, example, options, defaults } of engine.templates) {
    expect(name, key).toMatch(/^[\p{Lu}].{3,59}$/u);
    expect(description, key).toMatch(/^[\p{Lu}“].{19,}[.!?]$/u);
    expect(example.wrong, key).not.toBe("");
    expect(Object.keys(defaults), key).toEqual(options.map((option) => option.key));
    for (const { label } of options) expect(label.length, key).toBeGreaterThan(2);
  }
});

describe.each(templates)("$id $key", (template) => {
  it("shows how to write it otherwise, and has nothing to say of that", () => {
    const { wrong, right } = engine.templates.find(({ id }) => id === template.id)?.example ?? { wrong: "", right: "" };
    expect(wrong.trim()).not.toBe("");
    expect(right.trim()).not.toBe("");
    expect(right).not.toBe(wrong);
    const config = template.shown ? {} : (template.examples[0]?.config ?? {});
    expect(said(right, [{ id: template.id, config }])).toEqual([]);
  });

  const { id, examples, leaves, options } = template;
  const run = (text: string, config: unknown): Finding[] => said(text, [{ id, config }]);

  it("takes its own defaults without a problem", () => {
    const parsed = templateConfig(id, undefined);
    expect(parsed?.problems).toEqual([]);
    expect(templateConfig(id, parsed?.config)).toEqual(parsed);
    expect(templateConfig(id, JSON.stringify(parsed?.config))).toEqual(parsed);
  });
  it.each(examples)("turns “$wrong” into “$right” ($config)", ({ config, wrong, right }) => {
    expect(templateConfig(id, config)?.problems).toEqual([]);
    const findings = run(wrong, config);
    expect(findings.length).toBeGreaterThan(0);
    expect(corrected(wrong, findings)).toBe(right);
    if (right === wrong) expect(findings.every(({ suggestions }) => suggestions.length === 0)).toBe(true);
    else expect(run(right, config).filter(({ suggestions }) => suggestions.length > 0)).toEqual([]);
  });
  it.each(leaves)("leaves “$text” alone ($config)", ({ config, text }) => {
    expect(templateConfig(id, config)?.problems ?? []).toEqual([]);
    expect(run(text, config)).toEqual([]);
  });
  it("never throws, whatever is read and chosen, and every span is real", () => {
    const chosen = fc.dictionary(fc.constantFrom(...Object.keys(options), "other"), fc.anything(), { maxKeys: 4 });
    const values = fc.record(
      Object.fromEntries(
        Object.entries(options).map(([key, { values: all = [], default: preset }]) => [key, anyValue(preset, all)]),
      ),
    );
    holds(
      fc.property(anyText, fc.oneof(chosen, values, fc.anything()), (text, config) => {
        let at = 0;
        for (const finding of run(text, config)) {
          expect(finding.start).toBeGreaterThanOrEqual(at);
          expect(finding.end).toBeGreaterThan(finding.start);
          expect(finding.text).toBe(text.slice(finding.start, finding.end));
          expect(finding.suggestions).not.toContain(finding.text);
          expect(splitsPair(text, finding.start) || splitsPair(text, finding.end)).toBe(false);
          at = finding.end;
        }
      }),
      { numRuns: 60 },
    );
  });
});
