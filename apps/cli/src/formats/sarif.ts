import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import type { RuleInfo } from "@housestyle/engine";
import { ruleAddress } from "@housestyle/project/team";
import type { FileResult, LocatedFinding } from "../check/file-result.ts";
import { identities } from "./identity.ts";
import type { OutputReport } from "./report.ts";

const levels = { error: "error", warning: "warning", hint: "note" } as const;

/** SARIF 2.1.0, docs.oasis-open.org/sarif/sarif/v2.1.0; columns count UTF-16 units. */
export function sarif({ outcomes, rules, version, server }: OutputReport): string {
  const places = new Map(rules.map(({ id }, i) => [id, i]));
  const results = outcomes.flatMap((outcome) => resultsOf(outcome, places));
  const driver = {
    name: "Housestyle",
    version,
    rules: rules.map((rule) => describe(rule, ruleAddress(server, rule.id))),
  };
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const describe = ({ id, title, explain, level, kind }: RuleInfo, helpUri: string | undefined) => ({
  id,
  shortDescription: { text: title },
  fullDescription: { text: explain },
  help: { text: explain },
  ...(helpUri !== undefined && { helpUri }),
  defaultConfiguration: { level: levels[level] },
  properties: { tags: [kind] },
});

function resultsOf(outcome: FileResult, places: ReadonlyMap<string, number>) {
  const prints = identities(outcome);
  return outcome.findings.map((each, i) => {
    const ruleIndex = places.get(each.finding.ruleId);
    const partialFingerprints = { "housestyle/v1": prints[i] };
    return { ...resultOf(outcome.name, each), ...(ruleIndex !== undefined && { ruleIndex }), partialFingerprints };
  });
}

function resultOf(name: string, { finding: { ruleId, level, message, suggestions }, from, to }: LocatedFinding) {
  const region = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  const artifactLocation = { uri: isAbsolute(name) ? pathToFileURL(name).href : encodeURI(name) };
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
