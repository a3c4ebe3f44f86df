import type { SourceEdit } from "../../docx/source-edit.ts";
import type { ChangeAuthor } from "../../in-place/change-author.ts";
import type { OfficeComment } from "../../in-place/office-file.ts";
import { escaped, unescaped } from "../../xml/xml-pieces.ts";
import { wordsOf } from "../odt-words.ts";
import { endsInSpace } from "./corrected-odt.ts";
import { authorOf, unusedNumber } from "./odt-changes.ts";
import type { OdtParagraph } from "./odt-paragraph.ts";
import { type PlacedOdtPiece, placedOdtPieces } from "./piece-cuts.ts";

/** The words that a comment is anchored to. */
interface OdtAnchor {
  readonly paragraph: OdtParagraph;
  readonly from: number;
  readonly to: number;
}

interface Mark {
  readonly at: number;
  readonly isEnd: boolean;
  readonly xml: string;
}

/** Returns the edits that write comments into a part, each around its words. */
export function odtCommentEdits(
  xml: string,
  paragraphs: readonly OdtParagraph[],
  comments: readonly OfficeComment[],
  by: ChangeAuthor,
): readonly SourceEdit[] {
  const byParagraph = new Map<OdtParagraph, Mark[]>();
  let number = unusedNumber(xml, "housestyle-comment");
  for (const comment of comments) {
    const anchor = anchorOf(paragraphs, comment);
    if (!anchor) continue;
    const marks = byParagraph.get(anchor.paragraph) ?? [];
    const name = `office:name="housestyle-comment${number++}"`;
    const lines = comment.text.split("\n").map((line) => `<text:p>${wordsOf(line, true)}</text:p>`);
    const text = `<office:annotation ${name}>${authorOf(by, xml)}${lines.join("")}</office:annotation>`;
    marks.push({ at: anchor.from, isEnd: false, xml: text });
    marks.push({ at: anchor.to, isEnd: true, xml: `<office:annotation-end ${name}/>` });
    byParagraph.set(anchor.paragraph, marks);
  }
  return [...byParagraph].flatMap(([paragraph, marks]) => marksIn(paragraph, marks));
}

/**
 * Returns where a comment is anchored. Programs show comments only in the main text, so others move to the mark of
 * their note, to their text box, or to the first words.
 */
function anchorOf(
  paragraphs: readonly OdtParagraph[],
  { paragraph: index, start, end }: OfficeComment,
): OdtAnchor | undefined {
  const own = paragraphs[index];
  if (!own) return undefined;
  if (own.story === "text") return { paragraph: own, from: start, to: end };
  const text = paragraphs.filter(({ story }) => story === "text");
  for (const paragraph of own.note === undefined ? [] : text) {
    const mark = placedOdtPieces(paragraph.pieces).find(({ piece }) => piece.note === String(own.note));
    if (mark) return { paragraph, from: mark.from, to: mark.to };
  }
  const around = text.find(({ part, start: from, end: to }) => part === own.part && from < own.start && own.end < to);
  const paragraph = around ?? text.find(({ pieces }) => pieces.some((each) => each.text.trim() !== "")) ?? text[0];
  return (
    paragraph && { paragraph, from: 0, to: paragraph.pieces.reduce((sum, { text: words }) => sum + words.length, 0) }
  );
}

function marksIn(
  { part, pieces, tag, start, end, inside }: OdtParagraph,
  marks: readonly Mark[],
): readonly SourceEdit[] {
  const placed = placedOdtPieces(pieces);
  if (placed.every(({ from, to }) => from === to)) {
    const text = marks.map(({ xml }) => xml).join("");
    if (inside !== undefined) return [{ part, start: inside, end: inside, text }];
    return [{ part, start, end, text: `${tag.slice(0, -2)}>${text}</${/^<([^\s/>]+)/.exec(tag)?.[1]}>` }];
  }
  const byPiece = new Map<PlacedOdtPiece, Mark[]>();
  // At one place, the words of one comment end before those of the next begin.
  for (const mark of marks.toSorted((a, b) => a.at - b.at || Number(b.isEnd) - Number(a.isEnd))) {
    const isHere = ({ from, to }: PlacedOdtPiece) =>
      mark.isEnd ? from < mark.at && mark.at <= to : from <= mark.at && mark.at < to;
    const piece = placed.find(isHere) ?? (mark.isEnd ? placed[0] : placed.at(-1));
    if (piece) byPiece.set(piece, [...(byPiece.get(piece) ?? []), mark]);
  }
  let isSpaced = true;
  return placed.flatMap((each): SourceEdit[] => {
    const { piece } = each;
    const wasSpaced = isSpaced;
    isSpaced = endsInSpace(piece, isSpaced);
    return editsOf(each, byPiece.get(each) ?? [], wasSpaced).map((edit) => ({ part, ...edit }));
  });
}

/** Returns the edits that write marks before or after a piece, or within words. */
function editsOf(
  { piece, from, to }: PlacedOdtPiece,
  marks: readonly Mark[],
  isAfterSpace: boolean,
): readonly Omit<SourceEdit, "part">[] {
  const isWithin = ({ at }: Mark) => piece.isWords && from < at && at < to;
  const xmlOf = (some: readonly Mark[]) => some.map(({ xml }) => xml).join("");
  const before = xmlOf(marks.filter((mark) => !isWithin(mark) && !(mark.isEnd && mark.at > from)));
  const after = xmlOf(marks.filter((mark) => !isWithin(mark) && mark.isEnd && mark.at > from));
  const within = marks.filter(isWithin);
  const edges = [
    ...(before ? [{ start: piece.start, end: piece.start, text: before }] : []),
    ...(after ? [{ start: piece.end, end: piece.end, text: after }] : []),
  ];
  if (within.length === 0) return edges;
  const cuts = [...new Set(within.map(({ at }) => at - from)), piece.text.length];
  let done = 0;
  let isSpaced = isAfterSpace;
  const parts = cuts.map((end) => {
    const words = piece.text.slice(done, end);
    const xml = wordsOf(words, isSpaced) + xmlOf(within.filter(({ at }) => at - from === end));
    [done, isSpaced] = [end, words.endsWith(" ")];
    return xml;
  });
  return [{ start: piece.start, end: piece.end, text: before + parts.join("") + after }];
}

/** Returns the texts of an author's comments. A text that occurs several times is listed as often. */
export function odtCommentTexts(xml: string, author: string): readonly string[] {
  const found = [...xml.matchAll(/<office:annotation\s[^>]*>([\s\S]*?)(?=<\/office:annotation>)/g)];
  return found.flatMap(([, content = ""]) => {
    const lines = content.split(/(?=<text:p[\s>])/).slice(1);
    const isOwn = content.includes(`>${escaped(author)}</dc:creator>`);
    return isOwn ? [lines.map((line) => unescaped(line.replace(/<[^>]*>/g, ""))).join("\n")] : [];
  });
}
