import type { Level } from "@housestyle/engine";
import type { OutputReport } from "./report.ts";
import { suggested } from "./suggested.ts";
import { element, xml } from "./xml.ts";

const severities: Readonly<Record<Level, string>> = { error: "error", warning: "warning", hint: "info" };

/** What Checkstyle writes, which many tools of builds read. */
export function checkstyle({ outcomes }: OutputReport): string {
  const files = outcomes.map(({ name, findings }) =>
    element(
      "file",
      { name },
      findings.map(({ finding: { level, ruleId, message, suggestions }, from: { line, column } }) =>
        element("error", {
          ...{ line, column, severity: severities[level] },
          ...{ message: message + suggested(suggestions), source: ruleId },
        }),
      ),
    ),
  );
  return xml(element("checkstyle", { version: "4.3" }, files));
}
