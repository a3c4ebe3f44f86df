import type { Span } from "@housestyle/engine";
import { type CodeAction, type CodeActionContext, CodeActionKind } from "vscode-languageserver";
import { type CodeActionServices, editOf, isRequested } from "./code-actions.ts";
import { rangeOf } from "./diagnostics.ts";
import type { OpenText } from "./open-text.ts";
import { texts } from "./texts.ts";

/** The most characters of a new wording that a menu shows. */
const mostShown = 90;

/**
 * Returns an action for each other wording of the selected sentences. Nothing is offered at the cursor alone, where it would
 * only be in the way, unless the editor asks for refactorings.
 */
export function rewriteActions(
  desk: CodeActionServices,
  text: OpenText,
  span: Span,
  { only, diagnostics }: CodeActionContext,
): CodeAction[] {
  const isSelected = text.document.getText().slice(span.start, span.end).trim().includes(" ");
  const isWanted = only
    ? isRequested(CodeActionKind.RefactorRewrite, { only })
    : isSelected && diagnostics.length === 0;
  if (!isWanted) return [];
  // A list needs the markup of the format, which differs.
  const rewrites = text.rewritesAt(span).filter(({ kind }) => kind !== "list");
  return rewrites.map(
    (rewrite): CodeAction => ({
      title: texts.rewrite(texts.rewrites[rewrite.kind], shown(rewrite.text)),
      kind: CodeActionKind.RefactorRewrite,
      edit: editOf(desk, text, [{ range: rangeOf(text.document, rewrite), newText: rewrite.text }]),
    }),
  );
}

/** Returns a wording on one line, cut if it is long. */
function shown(wording: string): string {
  const line = wording.replace(/\s+/g, " ");
  return line.length > mostShown ? `${line.slice(0, mostShown)}…` : line;
}
