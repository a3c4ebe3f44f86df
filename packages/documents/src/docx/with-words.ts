import type { Node } from "prosemirror-model";
import { textOf } from "../text-blocks.ts";
import type { DocumentUnit } from "../units/document-units.ts";
import { AddedNotes } from "./added-notes.ts";
import type { Additions } from "./additions.ts";
import { changedParagraph, noWords } from "./changed-paragraph.ts";
import type { DocxParagraph } from "./docx-content.ts";
import type { DocxParts, WordsPart } from "./docx-parts.ts";
import type { DocxStory } from "./docx-stories.ts";
import { type ParagraphWriter, writeChanges } from "./paragraph-changes.ts";
import { editedParts, type SourceEdit } from "./source-edit.ts";
import type { ShownUnit } from "./structure/shown-units.ts";
import { StructureWriter } from "./structure/structure-writer.ts";
import { propertiesAfter, runsOf } from "./word-elements.ts";

/** What a file shows, and what it is to show. */
export interface WantedContent {
  readonly before: readonly ShownUnit[];
  readonly now: readonly DocumentUnit[];
  /** Its notes, and the blocks that their paragraphs turn into. */
  readonly notes: readonly DocxStory[];
  readonly newNotes: readonly Node[];
}

/**
 * Returns the parts with the content of a document. Each word goes into the run of the word before it, so that fonts,
 * links, notes, and pictures are kept, unless its formatting has changed. A new paragraph is formatted like the one
 * before it, and a new note is added to the footnotes.
 */
export function withWords(
  parts: DocxParts,
  { before, now, notes, newNotes }: WantedContent,
  additions: Additions,
): Readonly<Record<WordsPart, string>> {
  const { document, footnotes, endnotes } = parts;
  const edits: SourceEdit[] = [];
  const added = new AddedNotes(footnotes, newNotes);
  const writer = new StructureWriter({ source: document, part: "document", notes: added, ...additions });
  edits.push(...writer.edits(before, now));
  const noteWriter: ParagraphWriter = {
    change: (paragraph, block) =>
      edits.push(...changedParagraph(paragraph, { text: textOf(block), marks: added.marksIn(block), block }, "")),
    remove: (paragraph) => edits.push(...removed(paragraph)),
    add(blocks, last, first) {
      // After the paragraph before them; at the very beginning, before all.
      const at = last?.end ?? first.start;
      const text = blocks.map((block) => written(block, last, added)).join("");
      edits.push({ part: last?.part ?? first.part, start: at, end: at, text });
    },
  };
  for (const story of notes) writeChanges(story, noteWriter);
  const edited = editedParts({ document, footnotes, endnotes }, edits);
  return { ...edited, footnotes: added.addedTo(edited.footnotes) };
}

function removed(paragraph: DocxParagraph): readonly SourceEdit[] {
  if (paragraph.mustStay) return changedParagraph(paragraph, noWords, "");
  const { part, start, end } = paragraph;
  return [{ part, start, end, text: "" }];
}

/** Returns a new paragraph of a note with the properties of the one before it. */
const written = (block: Node, before: DocxParagraph | undefined, notes: AddedNotes): string =>
  `<w:p>${before ? propertiesAfter(before.properties, block) : ""}${runsOf(block, notes.marksIn(block))}</w:p>`;
