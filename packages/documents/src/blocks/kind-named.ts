import type { BlockKind } from "./read-block.ts";

/**
 * Returns the kind of a paragraph by the name of its style. These names are in English in files of Word and
 * LibreOffice, whatever their language.
 */
export function kindNamed(name: string): BlockKind | undefined {
  const level = /^heading ([1-6])$/i.exec(name)?.[1];
  if (level) return { heading: Number(level) };
  if (/^title$/i.test(name)) return { heading: 1 };
  if (/^(?:(?:intense )?quote|quotations?|block text)$/i.test(name)) return "quote";
  if (/^(?:html preformatted|source code|preformatted text|code)$/i.test(name)) return "code";
  if (/^definition term$/i.test(name)) return "term";
  if (/^definition$/i.test(name)) return "definition";
  if (/^page break$/i.test(name)) return "pageBreak";
  if (/^horizontal (?:line|rule)$/i.test(name)) return "rule";
  const [, list, depth = "1"] = /^list (bullet|number|continue)(?: ([2-9]))?$/i.exec(name) ?? [];
  if (!list) return undefined;
  if (/continue/i.test(list)) return { continues: Number(depth) - 1 };
  return { list: /bullet/i.test(list) ? "bullets" : "numbers", level: Number(depth) - 1 };
}
