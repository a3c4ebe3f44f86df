import type { Dialect as EngineDialect, Finding, Kind } from "@housestyle/engine";
import { Dialect, type Lint, LocalLinter, SuggestionKind } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";
import { measuredRules } from "./measured-rules.ts";

const dialectOf = {
  "en-US": Dialect.American,
  "en-GB": Dialect.British,
  "en-CA": Dialect.Canadian,
  "en-AU": Dialect.Australian,
} as const;

const styleKinds = /^(?:Style|Readability|Enhancement|Redundancy)$/;
const kindOf = (lintKind: string): Kind => (styleKinds.test(lintKind) ? "clarity" : "grammar");

/** Copies a lint out of the linter's own memory and frees it. */
function findingOf(rule: string, lint: Lint, text: string): Finding {
  const span = lint.span();
  const { start, end } = span;
  const words = text.slice(start, end);
  const kind = kindOf(lint.lint_kind());
  const suggestions = lint.suggestions().map((suggestion) => {
    const written = suggestion.get_replacement_text();
    const how = suggestion.kind();
    suggestion.free();
    if (how === SuggestionKind.Remove) return "";
    return how === SuggestionKind.InsertAfter ? words + written : written;
  });
  const message = lint.message();
  span.free();
  lint.free();
  return {
    ruleId: `harper/${rule}`,
    kind,
    level: kind === "grammar" ? "warning" : "hint",
    start,
    end,
    text: words,
    message,
    suggestions,
    sure: false,
  };
}

/** Reads one paragraph of plain text. */
export type HarperReader = (text: string, dialect: EngineDialect) => Promise<Finding[]>;

async function openLinter(dialect: EngineDialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: dialectOf[dialect] });
  await linter.setup();
  // Set once and never again: later changes make harper forget what it was told before.
  const wanted = new Set(measuredRules);
  const known = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(known.map((rule) => [rule, wanted.has(rule)])));
  return linter;
}

/** A reader with one linter a dialect, opened when first asked for. Throws what harper throws: then start anew. */
export function createHarperReader(): HarperReader {
  const linters = new Map<EngineDialect, Promise<LocalLinter>>();
  return async (text, dialect) => {
    const linter = linters.get(dialect) ?? openLinter(dialect);
    linters.set(dialect, linter);
    const byRule = await (await linter).organizedLints(text, { language: "plaintext" });
    return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => findingOf(rule, lint, text)));
  };
}
