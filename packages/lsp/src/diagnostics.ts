import type { Finding, Level, Span } from "@housestyle/engine";
import type { Diagnostic, DiagnosticSeverity, Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";

/** Who says so, as editors show it. */
export const source = "Housestyle";

/** 1 error, 2 warning, 3 information: hints (4) are hardly shown by editors. */
const severities: Readonly<Record<Level, DiagnosticSeverity>> = { error: 1, warning: 2, hint: 3 };

/** Where a stretch stands, in lines and UTF-16 units. */
export const rangeOf = (document: TextDocument, { start, end }: Span): Range => ({
  start: document.positionAt(start),
  end: document.positionAt(end),
});

/** A finding as editors are told it. */
export const diagnosticOf = (document: TextDocument, finding: Finding): Diagnostic => ({
  range: rangeOf(document, finding),
  severity: severities[finding.level],
  code: finding.ruleId,
  source,
  message: finding.message,
});
