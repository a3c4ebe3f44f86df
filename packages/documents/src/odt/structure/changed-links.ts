import type { SourceEdit } from "../../docx/source-edit.ts";
import { escapedValue } from "../../xml/xml-pieces.ts";
import { hrefOf, type PieceChange, type Segment } from "./odt-segments.ts";

/** Links of a paragraph whose address changes as a whole, and the formatting of their pieces' words afterwards. */
interface ChangedLinks {
  readonly edits: readonly SourceEdit[];
  readonly looks: ReadonlyMap<number, readonly Segment[]>;
}

/** Returns the edits of links whose words all get the same new address, or none. */
export function changedLinks(part: string, changes: readonly PieceChange[], source: string): ChangedLinks {
  const edits: SourceEdit[] = [];
  const looks = new Map<number, readonly Segment[]>();
  const starts = new Set(changes.flatMap(({ piece }) => linkOf(piece)?.start ?? []));
  for (const start of starts) {
    const own = [...changes.entries()].filter(([, { piece }]) => linkOf(piece)?.start === start);
    const link = own[0] && linkOf(own[0][1].piece);
    const words = own.flatMap(([, { segments }]) => segments).filter(({ note }) => note === undefined);
    const [first] = words;
    if (!link || !first || words.some((each) => hrefOf(each) !== hrefOf(first))) continue;
    const href = hrefOf(first);
    if (own.every(([, { old }]) => old.every((each) => hrefOf(each) === href))) continue;
    const after = start + link.source.length;
    const end = source.indexOf("</text:a>", Math.max(...own.map(([, { piece }]) => piece.end)));
    const tag = href === undefined ? "" : withAddress(link.source, String(href));
    edits.push({ part, start, end: after, text: tag });
    if (href === undefined) edits.push({ part, start: end, end: end + "</text:a>".length, text: "" });
    for (const [index, { old }] of own)
      looks.set(
        index,
        old.map((each) => relinked(each, first)),
      );
  }
  return { edits, looks };
}

const linkOf = ({ around }: PieceChange["piece"]) => around.find(({ name }) => name === "text:a");

const withAddress = (tag: string, href: string): string =>
  tag.replace(/(\sxlink:href\s*=\s*)(?:"[^"]*"|'[^']*')/, (_, name: string) => `${name}"${escapedValue(href)}"`);

/** Returns words with the link of others. */
function relinked(segment: Segment, { marks }: Segment): Segment {
  const link = marks.find(({ type }) => type.name === "link");
  const rest = segment.marks.filter(({ type }) => type.name !== "link");
  return { ...segment, marks: link ? link.addToSet(rest) : rest };
}
