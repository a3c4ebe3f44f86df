import type { Node } from "prosemirror-model";

/** A part of a document as plain text, with the positions of its blocks. */
export interface PlainPart {
  readonly text: string;
  /** For each block: where it starts in the text, and where its content starts in the document. */
  readonly blocks: readonly { readonly start: number; readonly pos: number }[];
}

/** Returns the last characters before a position, with an empty line between blocks. */
export function textBefore(doc: Node, pos: number, most: number): string {
  return doc.textBetween(0, pos, "\n\n", " ").slice(-most).trimStart();
}

/** Returns a range of a document as plain text, with an empty line between blocks. Inline objects are one space. */
export function plainPart(doc: Node, from: number, to: number): PlainPart {
  let text = "";
  const blocks: { start: number; pos: number }[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    if (blocks.length > 0) text += "\n\n";
    blocks.push({ start: text.length, pos: pos + 1 });
    text += node.textBetween(0, node.content.size, undefined, " ");
    return false;
  });
  return { text, blocks };
}

/**
 * Returns the range to judge around a position, at most so many characters: the whole document if it is short enough, or the
 * chapter from the heading before the position to the next of the same or a higher level. Undefined if that is too long as well.
 */
export function rangeToJudge(doc: Node, pos: number, most: number): { from: number; to: number } | undefined {
  const all = { from: 0, to: doc.content.size };
  const fits = ({ from, to }: typeof all) => plainPart(doc, from, to).text.length <= most;
  if (fits(all)) return all;
  const headings: { readonly at: number; readonly level: number }[] = [];
  doc.forEach((node, at) => {
    if (node.type.name === "heading") headings.push({ at, level: Number(node.attrs.level) });
  });
  const before = headings.filter(({ at }) => at <= pos);
  for (let index = 0; index < before.length; index++) {
    const heading = before[index];
    if (!heading || before.slice(index + 1).some(({ level }) => level <= heading.level)) continue;
    const next = headings.find(({ at, level }) => at > heading.at && level <= heading.level);
    const range = { from: heading.at, to: next?.at ?? doc.content.size };
    if (fits(range)) return range;
  }
  return undefined;
}
