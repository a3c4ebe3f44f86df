import type { InBlock } from "@housestyle/surfaces";

/** The words around a remark in its paragraph. */
export interface RemarkContext {
  readonly before: string;
  readonly after: string;
  /** Whether nothing of its sentence stands before it; headings capitalise as they like and count, too. */
  readonly opensSentence: boolean;
}

/** So many letters before a remark and behind it: enough to judge it by, few enough for a narrow screen. */
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
