import type { Finding } from "@housestyle/engine";
import { type Hover, MarkupKind } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { rangeOf } from "./diagnostics.ts";
import type { RulePage } from "./rule-book.ts";
import { texts } from "./texts.ts";

/** Escapes text for Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+!<>|~-]/g, "\\$&");

/** Returns the hover text of findings: the rule, its message, and the explanation. */
export function hoverOf(
  document: TextDocument,
  findings: readonly Finding[],
  pageOf: (ruleId: string) => RulePage | undefined,
  isMarkdown: boolean,
): Hover | undefined {
  const [first] = findings;
  if (!first) return undefined;
  const [kind, shown, strong]: [MarkupKind, (text: string) => string, string] = isMarkdown
    ? [MarkupKind.Markdown, plain, "**"]
    : [MarkupKind.PlainText, (text) => text, ""];
  const partsOf = ({ ruleId, message }: Finding): string[] => {
    const page = pageOf(ruleId);
    if (!page) return [shown(message), shown(ruleId)];
    const { title, explain, example } = page;
    return [
      `${strong}${shown(title)}${strong}`,
      shown(message),
      shown(explain),
      ...(example ? [shown(texts.instead(example.wrong, example.right))] : []),
      shown(ruleId),
    ];
  };
  return { contents: { kind, value: findings.flatMap(partsOf).join("\n\n") }, range: rangeOf(document, first) };
}
