import { diffArrays, diffWordsWithSpace } from "diff";
import type { Node } from "prosemirror-model";
import { textBlocks, textOf } from "../text-blocks.ts";
import { escaped } from "../xml/xml-pieces.ts";
import type { WordsPart } from "./docx-parts.ts";
import type { DocxParagraph } from "./read-paragraphs.ts";

interface Edit {
  readonly part: WordsPart;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The parts with the words of `doc`: each word is in the run of the word before it, so that fonts, links, notes, and pictures stay.
 * A paragraph that is new looks like the one before it.
 */
export function withWords(
  parts: Readonly<Record<WordsPart, string>>,
  paragraphs: readonly DocxParagraph[],
  doc: Node,
): Readonly<Record<WordsPart, string>> {
  const blocks = textBlocks(doc);
  const first = paragraphs[0];
  const changes = first
    ? changesBetween(
        paragraphs.map(wordsOf),
        blocks.map(({ node }) => textOf(node)),
      )
    : [];
  const edits = changes.flatMap(({ gone, added }): readonly Edit[] => {
    const now = blocks.slice(...added);
    const old = paragraphs.slice(...gone).flatMap((paragraph, index) => {
      const block = now[index];
      if (!block) return removed(paragraph);
      // A heading of the notes that was renamed becomes part of the text.
      if (paragraph.isTitle) return [{ ...paragraph, text: written(block.node, undefined) }];
      return changed(paragraph, textOf(block.node));
    });
    // After the paragraph before them; at the very beginning, before all.
    const before = paragraphs[gone[1] - 1];
    const at = before?.end ?? first?.start ?? 0;
    const text = now.slice(gone[1] - gone[0]).map((block) => written(block.node, before));
    return [...old, { part: before?.part ?? "document", start: at, end: at, text: text.join("") }];
  });
  const editedPart = (part: WordsPart) =>
    edited(
      parts[part],
      edits.filter((edit) => edit.part === part),
    );
  return { document: editedPart("document"), footnotes: editedPart("footnotes"), endnotes: editedPart("endnotes") };
}

type Range = [start: number, end: number];

/** Paragraphs that gave way to others, as ranges of the lists before and after. */
interface Change {
  readonly gone: Range;
  readonly added: Range;
}

/**
 * Returns the changes that lead from one list of paragraphs to the other. Lists of one length in which as few paragraphs differ
 * place by place are compared so: a word that is corrected in a cell stays in that cell, whatever its neighbors say.
 */
function changesBetween(before: readonly string[], now: readonly string[]): readonly Change[] {
  const found: Change[] = [];
  let change: Change = { gone: [0, 0], added: [0, 0] };
  let kept = 0;
  for (const { added, removed: isGone, value } of diffArrays([...before], [...now])) {
    if (isGone) change.gone[1] += value.length;
    else if (added) change.added[1] += value.length;
    else {
      found.push(change);
      kept += value.length;
      const [old, next] = [change.gone[1] + value.length, change.added[1] + value.length];
      change = { gone: [old, old], added: [next, next] };
    }
  }
  found.push(change);
  const inPlace = now.flatMap((text, at): Change[] =>
    text === before[at] ? [] : [{ gone: [at, at + 1], added: [at, at + 1] }],
  );
  return before.length === now.length && inPlace.length <= before.length - kept ? inPlace : found;
}

const wordsOf = ({ pieces }: DocxParagraph): string => pieces.map(({ text }) => text).join("");

/** All edits done at once; of two at one place the earlier one first. */
function edited(source: string, edits: readonly Edit[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at);
}

function removed(paragraph: DocxParagraph): readonly Edit[] {
  if (paragraph.mustStay) return changed(paragraph, "");
  return [{ ...paragraph, text: "" }];
}

/** The edits that give a paragraph other words. */
function changed(paragraph: DocxParagraph, text: string): readonly Edit[] {
  const { part, pieces, inside, start, end, properties } = paragraph;
  const texts = pieces.map((piece) => piece.text);
  let rest = "";
  for (const hunk of hunksOf(wordsOf(paragraph), text)) if (!splice(texts, pieces, hunk)) rest = hunk.words + rest;
  const edits = pieces.flatMap((piece, index): Edit[] => {
    const words = texts[index] ?? "";
    if (words === piece.text) return [];
    const now = piece.isWords ? elementsOf((piece.lead ?? "") + words) : "";
    return [{ part, start: piece.start, end: piece.end, text: now }];
  });
  if (rest === "") return edits;
  const run = `<w:r>${elementsOf(rest)}</w:r>`;
  if (inside !== undefined) return [...edits, { part, start: inside, end: inside, text: run }];
  return [{ part, start, end, text: `<w:p>${properties}${run}</w:p>` }];
}

interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Changes the texts of the pieces that a hunk touches. Answers whether there was a piece for its words. */
function splice(texts: string[], pieces: DocxParagraph["pieces"], { from, to, words }: Hunk): boolean {
  const target = targetOf(pieces, from, to);
  let at = 0;
  for (const [index, { text }] of pieces.entries()) {
    const [first, last] = [Math.max(from - at, 0), Math.min(to - at, text.length)];
    const own = texts[index] ?? "";
    if (first < last || index === target)
      texts[index] = own.slice(0, first) + (index === target ? words : "") + own.slice(Math.max(first, last));
    at += text.length;
  }
  return target !== undefined;
}

/** What has changed of a text, from behind, so that the places before stay. */
function hunksOf(before: string, now: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let open: { readonly from: number; readonly to: number } | undefined;
  for (const { added, removed: isGone, value } of diffWordsWithSpace(before, now)) {
    if (isGone) {
      if (open) hunks.push({ ...open, words: "" });
      open = { from: at, to: at + value.length };
    } else if (added) {
      hunks.push({ ...(open ?? { from: at, to: at }), words: value });
      open = undefined;
    } else if (open) {
      hunks.push({ ...open, words: "" });
      open = undefined;
    }
    if (!added) at += value.length;
  }
  if (open) hunks.push({ ...open, words: "" });
  return hunks.reverse();
}

/** Which piece takes the words that are written at a place: that of the first word they replace, else the one before, else the next. */
function targetOf(pieces: DocxParagraph["pieces"], from: number, to: number): number | undefined {
  let at = 0;
  const placed = pieces.map(({ text, isWords }, index) => {
    const start = at;
    at += text.length;
    return { index, isWords, start, end: at };
  });
  const words = placed.filter(({ isWords }) => isWords);
  const overlaps = words.find(({ start, end }) => start < to && end > from);
  return (
    overlaps ??
    words.find(({ end }) => end === from) ??
    words.find(({ start, end }) => start <= to && end >= from)
  )?.index;
}

/** Words as elements of a run: line ends and tabs are elements of their own. */
const elementsOf = (text: string): string =>
  text
    .split(/([\n\t])/)
    .filter((part) => part !== "")
    .map((part) =>
      part === "\n" ? "<w:br/>" : part === "\t" ? "<w:tab/>" : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    )
    .join("");

/** A new paragraph, with the properties of the one before it but for those that tell of a section. A heading is followed by none. */
function written(block: Node, before: DocxParagraph | undefined): string {
  const isLikeBefore =
    before !== undefined &&
    block.type.name !== "heading" &&
    !/w:outlineLvl|<w:pStyle\s[^>]*(?:[Hh]eading|Title)/.test(before.properties);
  const properties = isLikeBefore
    ? before.properties.replace(/<w:sectPr[\s\S]*<\/w:sectPr>|<w:sectPr[^>]*\/>/g, "")
    : "";
  const runs: string[] = [];
  block.forEach((node) => {
    const has = (name: string) => node.marks.some((mark) => mark.type.name === name);
    const look = `${has("strong") ? "<w:b/>" : ""}${has("em") ? "<w:i/>" : ""}`;
    runs.push(`<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ""}${elementsOf(textOfInline(node))}</w:r>`);
  });
  return `<w:p>${properties}${runs.join("")}</w:p>`;
}

const textOfInline = (node: Node): string => (node.isText ? (node.text ?? "") : "\n");
