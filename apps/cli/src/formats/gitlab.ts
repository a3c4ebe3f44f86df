import type { Level } from "@housestyle/engine";
import { identities } from "./identity.ts";
import type { OutputReport } from "./report.ts";
import { suggested } from "./suggested.ts";

const severities: Readonly<Record<Level, string>> = { error: "major", warning: "minor", hint: "info" };

/** GitLab's report on code quality, docs.gitlab.com/ci/testing/code_quality. */
export function gitlab({ outcomes }: OutputReport): string {
  const issues = outcomes.flatMap((outcome) => {
    const fingerprints = identities(outcome);
    return outcome.findings.map(({ finding: { level, ruleId, message, suggestions }, from, to }, i) => ({
      description: message + suggested(suggestions),
      check_name: ruleId,
      fingerprint: fingerprints[i],
      severity: severities[level],
      location: { path: outcome.name, lines: { begin: from.line, end: to.line } },
    }));
  });
  return `${JSON.stringify(issues, null, 2)}\n`;
}
