import type { AddedLinks } from "../added-links.ts";
import type { DocxPiece } from "../docx-content.ts";
import type { SourceEdit } from "../source-edit.ts";
import { elementsOf, linked, textElement } from "../word-elements.ts";
import type { DocxRun } from "./paragraph-source.ts";
import type { Revisions } from "./revisions.ts";

/** A range of a piece's text that is kept, deleted, or inserted. */
export interface PieceCut {
  readonly kind: "kept" | "gone" | "new";
  readonly text: string;
  /** The address of the link of inserted words. */
  readonly href?: string | undefined;
}

/** A piece with deleted words in it, or inserted words next to it. */
export interface CutPiece {
  readonly piece: DocxPiece;
  readonly cuts: readonly PieceCut[];
}

/** A part of a split run: elements that are kept, deleted, or inserted. */
interface Segment {
  readonly kind: PieceCut["kind"];
  readonly content: string;
  readonly href?: string | undefined;
}

/** What tracked changes refer to. */
export interface RevisionContext {
  readonly revisions: Revisions;
  /** The links of the part. Undefined if none are added. */
  readonly links?: AddedLinks | undefined;
}

const changeAround = /^<(w:(?:ins|moveTo))[\s>]/;

/**
 * Returns whether words can be inserted next to those of a run. If it is inside another author's change, that change
 * must be its parent.
 */
export const takesWords = ({ around }: DocxRun): boolean => !around.slice(0, -1).some((tag) => changeAround.test(tag));

/**
 * Returns the edit that splits a run where its words have changed. Deleted and inserted words have the properties of
 * the run, and everything else in the run stays the same.
 */
export function dividedRun(
  xml: string,
  run: DocxRun,
  pieces: readonly CutPiece[],
  { revisions, links }: RevisionContext,
): Omit<SourceEdit, "part"> {
  const segments = segmentsOf(xml, run, pieces);
  const parent = run.around.at(-1) ?? "";
  const parentName = changeAround.exec(parent)?.[1];
  const close = parentName === undefined ? "" : `</${parentName}>`;
  // An insertion of somebody else ends before ours, and goes on after it if anything is left of it.
  const isLast = close !== "" && segments.at(-1)?.kind === "new" && xml.startsWith(close, run.end);
  const isNew = (index: number) => segments[index]?.kind === "new";
  const text = segments.map((segment, index) => {
    const { kind, content } = segment;
    const again = (source: string) => (index === 0 ? source : revisions.again(source));
    if (kind === "new") {
      const goesOn = close === "" || isNew(index + 1) || (isLast && index === segments.length - 1);
      const words = insertedWords(segment, run, { revisions, links });
      return (isNew(index - 1) ? "" : close) + words + (goesOn ? "" : revisions.again(parent));
    }
    const divided = `${run.tag}${again(run.properties)}${content}</w:r>`;
    return kind === "gone" ? revisions.deleted(divided) : divided;
  });
  return { start: run.start, end: run.end + (isLast ? close.length : 0), text: text.join("") };
}

/** Returns words next to those of a run as inserted ones, within their link unless the run is in one. */
function insertedWords({ content, href }: Segment, run: DocxRun, { revisions, links }: RevisionContext): string {
  const properties = withoutChange(run.properties);
  const inserted = (own: string) => revisions.inserted(`<w:r>${own}${content}</w:r>`);
  if (href === undefined || !links || run.around.some((tag) => tag.startsWith("<w:hyperlink")))
    return inserted(properties);
  return linked(inserted(links.withLook(properties)), href, links);
}

function segmentsOf(xml: string, { items }: DocxRun, pieces: readonly CutPiece[]): readonly Segment[] {
  const segments: Segment[] = [];
  const cutAt = new Map(pieces.map((each) => [each.piece.start, each]));
  for (const { start, end } of items) {
    const cut = cutAt.get(start);
    const source = xml.slice(start, end);
    for (const next of cut ? cutSegments(cut, source) : [{ kind: "kept" as const, content: source }]) {
      const last = segments.at(-1);
      if (last?.kind === next.kind && last.href === next.href)
        segments[segments.length - 1] = { ...last, content: last.content + next.content };
      else segments.push(next);
    }
  }
  return segments;
}

function cutSegments({ piece, cuts }: CutPiece, source: string): readonly Segment[] {
  const lead = piece.lead ? [{ kind: "kept" as const, content: textElement("w:t", piece.lead) }] : [];
  const segments = cuts.map(({ kind, text, href }): Segment => {
    if (kind === "new") return { kind, content: elementsOf(text), href };
    if (!piece.isWords) return { kind, content: source };
    return { kind, content: textElement(kind === "gone" ? "w:delText" : "w:t", text) };
  });
  const isWhole = cuts.every(({ kind, text }) => kind === "new" || (kind === "kept" && text === piece.text));
  // Words that are all kept keep their element; the space before them is in it.
  if (isWhole && !(piece.lead && cuts[0]?.kind === "new"))
    return segments.map((each) => (each.kind === "kept" ? { ...each, content: source } : each));
  return [...lead, ...segments];
}

/** Returns properties without a tracked change of the formatting, which does not apply to new words. */
const withoutChange = (properties: string): string =>
  properties.replace(/<w:rPrChange(?:\s[^>]*)?(?:\/>|>[\s\S]*?<\/w:rPrChange>)/g, "");
