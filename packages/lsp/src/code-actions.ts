import type { Finding } from "@housestyle/engine";
import { type Addition, sentenceAround } from "@housestyle/project";
import {
  type CodeAction,
  type CodeActionContext,
  CodeActionKind,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { diagnosticOf, rangeOf } from "./diagnostics.ts";
import type { OpenText } from "./open-text.ts";
import type { RulePage } from "./rule-book.ts";
import { texts } from "./texts.ts";

/** The command that writes a decision into a settings file. */
export const decide = "housestyle.decide";
/** Fixes all that is sure, when a file is saved, too. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.housestyle`;

/** What the actions are made with. */
export interface ActionDesk {
  readonly pageOf: (ruleId: string) => RulePage | undefined;
  /** Whether the editor takes edits with the version they are for. */
  readonly versioned: boolean;
}

const isAsked = (kind: string, { only }: CodeActionContext): boolean =>
  !only || only.some((each) => kind === each || kind.startsWith(`${each}.`) || each === "");

/** What can be done about findings, and about all of the text. */
export function codeActions(
  desk: ActionDesk,
  text: OpenText,
  findings: readonly Finding[],
  context: CodeActionContext,
): CodeAction[] {
  return [
    ...(isAsked(CodeActionKind.QuickFix, context) ? findings.flatMap((each) => quickFixes(desk, text, each)) : []),
    ...(isAsked(fixAllKind, context) ? fixAll(desk, text) : []),
  ];
}

function quickFixes(desk: ActionDesk, text: OpenText, finding: Finding): CodeAction[] {
  const diagnostics = [diagnosticOf(text.document, finding)];
  const fixes = finding.suggestions.map(
    (newText, i): CodeAction => ({
      title: newText === "" ? texts.remove(finding.text) : texts.write(newText),
      kind: CodeActionKind.QuickFix,
      diagnostics,
      ...(i === 0 && finding.sure && { isPreferred: true }),
      edit: editOf(desk, text, [{ range: rangeOf(text.document, finding), newText }]),
    }),
  );
  if (text.decisions.file === undefined) return fixes;
  const decisions = decisionsAbout(desk, text, finding).map(
    ({ title, addition }): CodeAction => ({
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics,
      command: { title, command: decide, arguments: [text.uri, addition] },
    }),
  );
  return [...fixes, ...decisions];
}

function decisionsAbout(
  { pageOf }: ActionDesk,
  { document }: OpenText,
  finding: Finding,
): { readonly title: string; readonly addition: Addition }[] {
  const { ruleId: rule, text: pattern, kind } = finding;
  const page = pageOf(rule);
  const here = { rule, pattern, in: sentenceAround(document.getText(), finding) };
  const everywhere =
    kind === "spelling"
      ? { title: texts.addWord(pattern), addition: { member: "words", value: pattern } }
      : { title: texts.ignoreEverywhere(pattern), addition: { member: "ignores", value: { rule, pattern } } };
  return [
    { title: texts.ignoreHere(pattern), addition: { member: "ignores", value: here } },
    everywhere,
    ...(page?.mayRest ? [{ title: texts.turnOff(page.title), addition: { member: "disabled", value: rule } }] : []),
  ] as { readonly title: string; readonly addition: Addition }[];
}

function fixAll(desk: ActionDesk, text: OpenText): CodeAction[] {
  const sure = text.findings.filter((finding) => finding.sure && finding.suggestions.length > 0);
  if (sure.length === 0) return [];
  const edits = sure.map((each) => ({ range: rangeOf(text.document, each), newText: each.suggestions[0] ?? "" }));
  return [{ title: texts.fixAll(sure.length), kind: fixAllKind, edit: editOf(desk, text, edits) }];
}

function editOf({ versioned }: ActionDesk, { uri, document }: OpenText, edits: TextEdit[]): WorkspaceEdit {
  if (!versioned) return { changes: { [uri]: edits } };
  return { documentChanges: [{ textDocument: { uri, version: document.version }, edits }] };
}
