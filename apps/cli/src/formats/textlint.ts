import type { LocatedFinding } from "../check/file-result.ts";
import type { OutputReport } from "./report.ts";

/** What textlint calls our levels: 1 warning, 2 error, 3 info. */
const severities = { error: 2, warning: 1, hint: 3 } as const;

/**
 * textlint's own JSON (`TextlintResult[]` of @textlint/types), which its and ESLint's formatters read. Ranges count
 * UTF-16 units from 0, end exclusive; lines and columns from 1. A fix is what may be applied without asking.
 */
export function textlint({ outcomes }: OutputReport): string {
  const results = outcomes.map(({ name, findings }) => {
    const messageOf = ({ finding, from, to }: LocatedFinding) => {
      const { ruleId, level, message, start, end, suggestions, sure } = finding;
      const range = [start, end] as const;
      const [best] = suggestions;
      return {
        type: "lint",
        ruleId,
        message,
        index: start,
        ...from,
        range,
        loc: { start: from, end: to },
        severity: severities[level],
        ...(sure && best !== undefined && { fix: { range, text: best } }),
        ...(suggestions.length > 0 && {
          suggestions: suggestions.map((each, at) => ({ id: String(at), message: each, fix: { range, text: each } })),
        }),
      };
    };
    return { filePath: name, messages: findings.map(messageOf) };
  });
  return `${JSON.stringify(results, null, 2)}\n`;
}
