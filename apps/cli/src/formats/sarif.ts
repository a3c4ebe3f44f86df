import type { RuleInfo } from "@housestyle/engine";
import type { Checked, Located } from "../check/outcome.ts";

const levels = { error: "error", warning: "warning", hint: "note" } as const;

/** SARIF 2.1.0, docs.oasis-open.org/sarif/sarif/v2.1.0; columns count UTF-16 units. */
export function sarif(checked: readonly Checked[], rules: readonly RuleInfo[]): string {
  const results = checked.flatMap(({ name, findings }) => findings.map((each) => resultOf(name, each)));
  const driver = {
    name: "Housestyle",
    rules: rules.map(({ id, title, explain, level }) => ({
      id,
      shortDescription: { text: title },
      fullDescription: { text: explain },
      defaultConfiguration: { level: levels[level] },
    })),
  };
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(name: string, { finding: { ruleId, level, message, suggestions }, from, to }: Located) {
  const region = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  const artifactLocation = { uri: encodeURI(name.replaceAll("\\", "/")) };
  const fixOf = (suggestion: string) => ({
    artifactChanges: [
      { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: suggestion } }] },
    ],
  });
  return {
    ruleId,
    level: levels[level],
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(suggestions.length > 0 && { fixes: suggestions.slice(0, 3).map(fixOf) }),
  };
}
