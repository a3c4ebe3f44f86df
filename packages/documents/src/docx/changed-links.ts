import type { Node } from "prosemirror-model";
import { safeAddress } from "../schema.ts";
import type { AddedLinks } from "./added-links.ts";
import type { DocxParagraph, DocxPiece } from "./docx-content.ts";
import type { LinkLook } from "./run-looks.ts";
import type { SourceEdit } from "./source-edit.ts";
import { hrefOf } from "./word-elements.ts";

/** Links of a paragraph that are replaced as a whole, and the links of their pieces afterwards. */
interface ChangedLinks {
  readonly edits: readonly SourceEdit[];
  readonly looks: ReadonlyMap<number, LinkLook>;
}

/** The value for a paragraph whose links do not change. */
export const noLinks: ChangedLinks = { edits: [], looks: new Map() };

/** Returns the address of the link that the words of a piece are shown with. */
export const linkOf = ({ href }: DocxPiece): string | undefined =>
  href !== undefined && safeAddress.test(href) ? href : undefined;

/**
 * Returns whether the link of a piece's words can be changed. This is impossible inside other elements, which cannot be
 * split.
 */
export function canLink({ parent, link, insertion }: DocxPiece): boolean {
  const around = insertion?.parent ?? parent;
  return link ? around === "w:hyperlink" : /^w:(?:p|smartTag|sdtContent)$/.test(around);
}

/** Returns the edits of links whose words all get the same new address, or none. */
export function changedLinks(
  { part, pieces }: DocxParagraph,
  texts: readonly string[],
  block: Node,
  { source, links }: { readonly source: string; readonly links: AddedLinks },
): ChangedLinks {
  const edits: SourceEdit[] = [];
  const looks = new Map<number, LinkLook>();
  let at = 0;
  const hrefs = pieces.map((_, index) => {
    const from = at;
    at += texts[index]?.length ?? 0;
    return hrefsIn(block, from, at);
  });
  for (const start of new Set(pieces.flatMap(({ link }) => link?.start ?? []))) {
    const own = pieces.flatMap((piece, index) => (piece.link?.start === start ? [{ piece, index }] : []));
    const [{ piece: first } = {}] = own;
    const wanted = [...new Set(own.flatMap(({ index }) => hrefs[index] ?? []))];
    const [href] = wanted;
    if (!first?.link || wanted.length !== 1 || href === linkOf(first) || first.href === undefined) continue;
    const { tag } = first.link;
    const end = source.indexOf(closing, Math.max(...own.map(({ piece }) => piece.end)));
    if (end === -1) continue;
    if (href === undefined) edits.push({ part, start: end, end: end + closing.length, text: "" });
    const text = href === undefined ? "" : tag.replace(/(\sr:id\s*=\s*)(?:"[^"]*"|'[^']*')/, `$1"${links.idOf(href)}"`);
    edits.push({ part, start, end: start + tag.length, text });
    for (const { index } of own) looks.set(index, { href, isFreed: href === undefined, links });
  }
  return { edits, looks };
}

const closing = "</w:hyperlink>";

/** Returns the addresses of the words between two offsets of a block. */
function hrefsIn(block: Node, from: number, to: number): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  block.forEach((node, offset) => {
    const isWithin = offset < to && offset + node.nodeSize > from;
    if (isWithin && node.type.name !== "noteMark") found.push(hrefOf(node));
  });
  return found;
}
