import type { InBlock } from "@housestyle/surfaces";

/** The words around a remark in its paragraph. */
export interface RemarkContext {
  readonly before: string;
  readonly after: string;
  /** Whether the remark begins its sentence. Headings, which have their own capitalization, count as well. */
  readonly opensSentence: boolean;
}

/** The number of characters shown before and after a remark: enough to judge it, and few enough for a narrow screen. */
const reach = { before: 24, after: 60 };

/** Returns the words around a span of a paragraph; empty if the paragraph is gone. */
export function contextOf(place: InBlock | undefined): RemarkContext {
  if (!place) return { before: "", after: "", opensSentence: true };
  const { start, end } = place;
  const { text, kind } = place.paragraph;
  const near = text.slice(Math.max(0, start - reach.before), start);
  const far = text.slice(end, end + reach.after);
  return {
    before: onOneLine(start > reach.before ? `…${near.replace(/^\S*(?=\s)/, "").trimStart()}` : near),
    after: onOneLine(end + reach.after < text.length ? `${far}…` : far),
    opensSentence: kind === "heading" || /(?:^|[.!?…:][”’"')\]]*\s+)[“‘"'([—–-]*$/u.test(near),
  };
}

function onOneLine(words: string): string {
  return words.replaceAll("\n", " ");
}
