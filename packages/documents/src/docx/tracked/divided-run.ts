import type { DocxPiece } from "../docx-content.ts";
import type { SourceEdit } from "../source-edit.ts";
import { elementsOf, textElement } from "../word-elements.ts";
import type { DocxRun } from "./paragraph-source.ts";
import type { Revisions } from "./revisions.ts";

/** A range of a piece's text that is kept, deleted, or inserted. */
export interface PieceCut {
  readonly kind: "kept" | "gone" | "new";
  readonly text: string;
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
  revisions: Revisions,
): Omit<SourceEdit, "part"> {
  const segments = segmentsOf(xml, run, pieces);
  const parent = run.around.at(-1) ?? "";
  const parentName = changeAround.exec(parent)?.[1];
  const close = parentName === undefined ? "" : `</${parentName}>`;
  // An insertion of somebody else ends before ours, and goes on after it if anything is left of it.
  const isLast = close !== "" && segments.at(-1)?.kind === "new" && xml.startsWith(close, run.end);
  const text = segments.map(({ kind, content }, index) => {
    const again = (source: string) => (index === 0 ? source : revisions.again(source));
    if (kind === "new") {
      const words = revisions.inserted(`<w:r>${withoutChange(run.properties)}${content}</w:r>`);
      const reopened = close === "" || (isLast && index === segments.length - 1) ? "" : revisions.again(parent);
      return close + words + reopened;
    }
    const divided = `${run.tag}${again(run.properties)}${content}</w:r>`;
    return kind === "gone" ? revisions.deleted(divided) : divided;
  });
  return { start: run.start, end: run.end + (isLast ? close.length : 0), text: text.join("") };
}

function segmentsOf(xml: string, { items }: DocxRun, pieces: readonly CutPiece[]): readonly Segment[] {
  const segments: Segment[] = [];
  const cutAt = new Map(pieces.map((each) => [each.piece.start, each]));
  for (const { start, end } of items) {
    const cut = cutAt.get(start);
    const source = xml.slice(start, end);
    for (const next of cut ? cutSegments(cut, source) : [{ kind: "kept" as const, content: source }]) {
      const last = segments.at(-1);
      if (last?.kind === next.kind) segments[segments.length - 1] = { ...last, content: last.content + next.content };
      else segments.push(next);
    }
  }
  return segments;
}

function cutSegments({ piece, cuts }: CutPiece, source: string): readonly Segment[] {
  const lead = piece.lead ? [{ kind: "kept" as const, content: textElement("w:t", piece.lead) }] : [];
  const segments = cuts.map(({ kind, text }): Segment => {
    if (kind === "new") return { kind, content: elementsOf(text) };
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
