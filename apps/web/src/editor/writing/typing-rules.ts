import { schema } from "@housestyle/documents";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { Plugin } from "prosemirror-state";

import { type SmartDialect, smartRules } from "./smart-rules.ts";

const { heading, quote, code, bullets, numbers } = schema.nodes;

/**
 * Markdown as it is typed: `# `, `> `, `- `, `1. ` and three backticks at the start of a paragraph; and typographic signs,
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
      ...smartRules(smart),
    ],
  });
}
