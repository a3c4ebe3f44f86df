import type { Finding } from "@housestyle/engine";
import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { decisionsAbout } from "./decisions-about.ts";
import { diagnosticOf, rangeOf } from "./diagnostics.ts";
import type { OpenText } from "./open-text.ts";
import type { RulePage } from "./rule-book.ts";
import { texts } from "./texts.ts";

/** Applies all safe fixes, also when a file is saved. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.housestyle`;

/** What code actions are created from. */
export interface CodeActionServices {
  readonly pageOf: (ruleId: string) => RulePage | undefined;
  /** Whether the editor accepts edits for a specific version. */
  readonly versioned: boolean;
  /** The URL of the server whose dictionaries can be changed. */
  readonly server: string | undefined;
}

/** Returns whether an editor wants actions of a kind. */
export const isRequested = (kind: string, { only }: Pick<CodeActionContext, "only">): boolean =>
  !only || only.some((each) => kind === each || kind.startsWith(`${each}.`) || each === "");

/** Returns the code actions for findings and for the whole text. */
export function codeActions(
  desk: CodeActionServices,
  text: OpenText,
  findings: readonly Finding[],
  context: CodeActionContext,
): CodeAction[] {
  return [
    ...(isRequested(CodeActionKind.QuickFix, context) ? findings.flatMap((each) => quickFixes(desk, text, each)) : []),
    ...(isRequested(fixAllKind, context) ? fixAll(desk, text) : []),
  ];
}

function quickFixes(desk: CodeActionServices, text: OpenText, finding: Finding): CodeAction[] {
  const diagnostics = [diagnosticOf(text.document, finding, desk.server)];
  const fixes = finding.suggestions.map(
    (newText, i): CodeAction => ({
      title: newText === "" ? texts.remove(finding.text) : texts.write(newText),
      kind: CodeActionKind.QuickFix,
      diagnostics,
      ...(i === 0 && finding.sure && { isPreferred: true }),
      edit: editOf(desk, text, [{ range: rangeOf(text.document, finding), newText }]),
    }),
  );
  const decisions = decisionsAbout(text, finding, desk.pageOf(finding.ruleId), desk.server !== undefined).map(
    (command): CodeAction => ({ title: command.title, kind: CodeActionKind.QuickFix, diagnostics, command }),
  );
  return [...fixes, ...decisions];
}

function fixAll(desk: CodeActionServices, text: OpenText): CodeAction[] {
  const sure = text.findings.filter((finding) => finding.sure && finding.suggestions.length > 0);
  if (sure.length === 0) return [];
  const edits = sure.map((each) => ({ range: rangeOf(text.document, each), newText: each.suggestions[0] ?? "" }));
  return [{ title: texts.fixAll(sure.length), kind: fixAllKind, edit: editOf(desk, text, edits) }];
}

/** Returns edits of a text in the form that the editor accepts. */
export function editOf(
  { versioned }: CodeActionServices,
  { uri, document }: OpenText,
  edits: TextEdit[],
): WorkspaceEdit {
  if (!versioned) return { changes: { [uri]: edits } };
  return { documentChanges: [{ textDocument: { uri, version: document.version }, edits }] };
}
