import { blockAt, type TextBlock, textOf } from "@housestyle/documents";
import type { Remark } from "./remark.ts";

/** The words around a remark, as they stand in its paragraph. */
export interface Context {
  readonly before: string;
  readonly after: string;
  /** Whether nothing of its sentence stands before it; headings capitalise as they like and count, too. */
  readonly opensSentence: boolean;
}

/** So many letters before a remark and behind it: enough to judge it by, few enough for a narrow screen. */
const reach = { before: 24, after: 60 };

/** The words around a remark; `blocks` are those of the document it stands in. */
export function contextOf(blocks: readonly TextBlock[], { from, to }: Pick<Remark, "from" | "to">): Context {
  const block = blocks[blockAt(blocks, from)];
  if (!block) return { before: "", after: "", opensSentence: true };
  const text = textOf(block.node);
  const start = Math.max(0, from - block.pos - 1);
  const end = Math.max(start, to - block.pos - 1);
  const near = text.slice(Math.max(0, start - reach.before), start);
  const far = text.slice(end, end + reach.after);
  return {
    before: onOneLine(start > reach.before ? `…${near.replace(/^\S*(?=\s)/, "").trimStart()}` : near),
    after: onOneLine(end + reach.after < text.length ? `${far}…` : far),
    opensSentence: block.kind === "heading" || /(?:^|[.!?…:][”’"')\]]*\s+)[“‘"'([—–-]*$/u.test(near),
  };
}

function onOneLine(words: string): string {
  return words.replaceAll("\n", " ");
}
