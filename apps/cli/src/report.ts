import type { RuleInfo } from "@housestyle/engine";
import type { Checked } from "./checked.ts";
import type { Output } from "./options.ts";
import { placesOf } from "./place.ts";
import { textlint } from "./textlint.ts";
import { texts } from "./texts.ts";

const suggested = (suggestions: readonly string[]): string =>
  suggestions.length === 0
    ? ""
    : ` → ${suggestions
        .slice(0, 3)
        .map((each) => (each === "" ? texts.delete : each))
        .join(" | ")}`;

function lines(checked: readonly Checked[]): string {
  const rows = checked.flatMap(({ name, text, findings }) => {
    const place = placesOf(text);
    return findings.map((finding) => {
      const { line, column } = place(finding.start);
      return `${name}:${line}:${column}: ${finding.level} ${finding.ruleId}: ${finding.message}${suggested(finding.suggestions)}\n`;
    });
  });
  return rows.join("");
}

const json = (checked: readonly Checked[]): string => {
  const files = checked.map(({ name, text, findings }) => {
    const place = placesOf(text);
    return {
      file: name,
      findings: findings.map((finding) => ({ ...finding, from: place(finding.start), to: place(finding.end) })),
    };
  });
  return `${JSON.stringify({ files }, null, 2)}\n`;
};

const sarifLevels = { error: "error", warning: "warning", hint: "note" } as const;

/** SARIF 2.1.0, docs.oasis-open.org/sarif/sarif/v2.1.0; columns count UTF-16 units. */
function sarif(checked: readonly Checked[], rules: readonly RuleInfo[]): string {
  const results = checked.flatMap(({ name, text, findings }) => {
    const place = placesOf(text);
    return findings.map((finding) => {
      const from = place(finding.start);
      const to = place(finding.end);
      const region = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
      const artifactLocation = { uri: encodeURI(name.replaceAll("\\", "/")) };
      return {
        ruleId: finding.ruleId,
        level: sarifLevels[finding.level],
        message: { text: finding.message },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        ...(finding.suggestions.length > 0 && {
          fixes: finding.suggestions.slice(0, 3).map((suggestion) => ({
            artifactChanges: [
              { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: suggestion } }] },
            ],
          })),
        }),
      };
    });
  });
  const driver = {
    name: "Housestyle",
    rules: rules.map(({ id, title, explain, level }) => ({
      id,
      shortDescription: { text: title },
      fullDescription: { text: explain },
      defaultConfiguration: { level: sarifLevels[level] },
    })),
  };
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** The findings of all texts in the form that was asked for. */
export function report(output: Output, checked: readonly Checked[], rules: readonly RuleInfo[]): string {
  switch (output) {
    case "line":
      return lines(checked);
    case "json":
      return json(checked);
    case "sarif":
      return sarif(checked, rules);
    case "textlint":
      return textlint(checked);
  }
}
