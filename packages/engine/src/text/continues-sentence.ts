import type { Paragraph } from "./paragraph.ts";

/** Returns whether a paragraph of prose continues a sentence that a list or a block of code has interrupted. */
export function continuesSentence(text: string, before: readonly Paragraph[]): boolean {
  if (!/^\p{Ll}/u.test(text)) return false;
  const { kind } = before.at(-1) ?? {};
  if (kind !== "code" && kind !== "list") return false;
  const prose = before.findLast((each) => each.kind !== "code" && each.kind !== "list");
  return prose !== undefined && !/[.!?]["”’)]*\s*$/.test(prose.text);
}
