import { schema } from "@housestyle/documents";
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { type Plugin, TextSelection } from "prosemirror-state";

import { type SmartDialect, smartRules } from "./smart-rules.ts";

const { heading, paragraph, quote, code, bullets, numbers, rule } = schema.nodes;

/** Turns three asterisks in a paragraph of their own into a divider, and moves the caret below it. */
const divider = new InputRule(/^\*\*\*$/, ({ tr }, _match, start) => {
  const $start = tr.doc.resolve(start);
  if ($start.depth !== 1 || $start.parent.content.size > 2) return null;
  const at = $start.before();
  tr.replaceWith(at, $start.after(), [rule.create(), paragraph.create()]);
  return tr.setSelection(TextSelection.create(tr.doc, at + 2));
});

/**
 * Markdown as it is typed: `# `, `> `, `- `, `1. `, three asterisks, and three backticks at the start of a paragraph; and typographic signs,
 * where somebody wants them. Backspace and undo take back what was made of the last keys, and nothing else.
 */
export function typingRules(smart: SmartDialect): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,6})\s$/, heading, (match) => ({ level: match[1]?.length ?? 1 })),
      wrappingInputRule(/^>\s$/, quote),
      wrappingInputRule(/^[-*]\s$/, bullets),
      wrappingInputRule(/^1[.)]\s$/, numbers),
      textblockTypeInputRule(/^```$/, code),
      divider,
      ...smartRules(smart),
    ],
  });
}
