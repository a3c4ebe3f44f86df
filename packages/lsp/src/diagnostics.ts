import type { Finding, Level, Span } from "@housestyle/engine";
import { ruleAddress } from "@housestyle/project/team";
import type { Diagnostic, DiagnosticSeverity, Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";

/** The source that editors show for a diagnostic. */
export const source = "Housestyle";

/** 1 is an error, 2 a warning, and 3 information. Editors hardly show hints (4). */
const severities: Readonly<Record<Level, DiagnosticSeverity>> = { error: 1, warning: 2, hint: 3 };

/** Returns a span as lines and UTF-16 code units. */
export const rangeOf = (document: TextDocument, { start, end }: Span): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

/** Returns a finding as editors show it, with a link to the page of its rule on the server at this address, if there is one. */
export function diagnosticOf(document: TextDocument, finding: Finding, server: string | undefined): Diagnostic {
  const href = ruleAddress(server, finding.ruleId);
  return {
    range: rangeOf(document, finding),
    severity: severities[finding.level],
    code: finding.ruleId,
    ...(href !== undefined && { codeDescription: { href } }),
    source,
    message: finding.message,
  };
}
