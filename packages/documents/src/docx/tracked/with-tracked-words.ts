import type { Node } from "prosemirror-model";
import type { ChangeAuthor } from "../../in-place/change-author.ts";
import { hunksOf } from "../../in-place/hunks.ts";
import { textOf } from "../../text-blocks.ts";
import type { AddedLinks } from "../added-links.ts";
import { type DocxParagraph, wordsOf } from "../docx-content.ts";
import type { DocxParts, WordsPart } from "../docx-parts.ts";
import type { DocxStories } from "../docx-stories.ts";
import { type ParagraphWriter, writeChanges } from "../paragraph-changes.ts";
import { editedParts, type SourceEdit } from "../source-edit.ts";
import { copiedProperties, propertiesAfter } from "../word-elements.ts";
import type { RevisionContext } from "./divided-run.ts";
import { insertedContent, linkedWords } from "./linked-words.ts";
import { markPlace } from "./paragraph-mark.ts";
import { type DocxParagraphSource, paragraphSource } from "./paragraph-source.ts";
import { Revisions } from "./revisions.ts";
import {
  type LinkedHunk,
  type ParagraphPlan,
  trackedHunks,
  trackedParagraph,
  type UntrackedChange,
} from "./tracked-paragraph.ts";

export type { UntrackedChange } from "./tracked-paragraph.ts";

/** The parts of a file with changes that can be accepted or rejected one by one. */
export interface TrackedWords {
  readonly parts: Readonly<Record<WordsPart, string>>;
  /** The changes that could not be tracked. In these places, the file keeps its earlier words. */
  readonly untracked: readonly UntrackedChange[];
}

/**
 * Returns the parts with the words of `doc` as tracked changes. Accepting all of them results in these words, and
 * rejecting all in the earlier words and formatting. A deleted paragraph remains as an empty one if something depends
 * on it: if it is the last of a cell or note, or contains a picture.
 */
export function withTrackedWords(
  parts: DocxParts,
  { stories, newNotes }: DocxStories,
  { by, links }: { readonly by: ChangeAuthor; readonly links: AddedLinks },
): TrackedWords {
  const { document, footnotes, endnotes, others } = parts;
  const paragraphs = stories.flatMap((story) => story.paragraphs);
  const writer = new TrackedWriter(parts, paragraphs, {
    revisions: new Revisions(by, [document, footnotes, endnotes, ...others]),
    links,
  });
  for (const story of stories) writeChanges(story, writer);
  const { parts: now, untracked } = writer.end();
  // Programs do not track notes that are new.
  return { parts: now, untracked: [...untracked, ...newNotes.map((note) => ({ gone: "", added: note.textContent }))] };
}

/** Plans the changes of each paragraph first, because the end of one may change with the next. */
class TrackedWriter implements ParagraphWriter {
  readonly #parts: Readonly<Record<WordsPart, string>>;
  readonly #paragraphs: readonly DocxParagraph[];
  readonly #indexes: ReadonlyMap<DocxParagraph, number>;
  readonly #context: RevisionContext;
  readonly #plans = new Map<DocxParagraph, ParagraphPlan>();
  readonly #removed = new Set<DocxParagraph>();
  readonly #sources = new Map<DocxParagraph, DocxParagraphSource>();
  readonly #edits: SourceEdit[] = [];
  readonly #untracked: UntrackedChange[] = [];

  constructor(parts: DocxParts, paragraphs: readonly DocxParagraph[], context: RevisionContext) {
    const { document, footnotes, endnotes } = parts;
    this.#parts = { document, footnotes, endnotes };
    this.#paragraphs = paragraphs;
    this.#indexes = new Map(paragraphs.map((paragraph, index) => [paragraph, index]));
    this.#context = context;
  }

  change(paragraph: DocxParagraph, block: Node): void {
    this.#plan(paragraph, { hunks: linkedHunks(paragraph, block) });
  }

  remove(paragraph: DocxParagraph): void {
    this.#plan(paragraph, { hunks: hunksOf(wordsOf(paragraph), "") });
    this.#removed.add(paragraph);
  }

  add(blocks: readonly Node[], before: DocxParagraph | undefined, first: DocxParagraph): void {
    const next = before ? this.#nextAfter(before) : first.start;
    // Word writes a new paragraph so, and LibreOffice joins the wrong paragraphs when it is rejected otherwise.
    const isAlike = before && blocks.every((block) => propertiesAfter(before.properties, block) === before.properties);
    if (next === undefined || (isAlike && this.#isMarkable(before))) this.#addAfter(blocks, before);
    else {
      const at = before?.end ?? next;
      const { part } = before ?? first;
      const text = blocks.map((block) =>
        this.#written(block, part, before && propertiesAfter(before.properties, block), true),
      );
      this.#edits.push({ part, start: at, end: at, text: text.join("") });
    }
  }

  end(): TrackedWords {
    for (const paragraph of this.#removed) this.#removeEnd(paragraph);
    for (const [paragraph, plan] of this.#plans) {
      const source = this.#sourceOf(paragraph);
      const found = trackedParagraph(this.#xmlOf(paragraph), paragraph, source, plan, this.#context);
      this.#edits.push(...found.edits);
      this.#untracked.push(...found.untracked);
    }
    return { parts: editedParts(this.#parts, this.#edits), untracked: this.#untracked };
  }

  /** Adds blocks so that the end of the paragraph before them is new, and the last block takes over its earlier end. */
  #addAfter(blocks: readonly Node[], before: DocxParagraph | undefined): void {
    if (!before || !this.#isMarkable(before) || copiedProperties(before.properties) !== before.properties) {
      this.#untracked.push(...blocks.map((block) => ({ gone: "", added: textOf(block) })));
      return;
    }
    this.#plan(before, { mark: "ins" });
    const { part, end, properties } = before;
    const text = blocks.map((block, index) => {
      const isLast = index === blocks.length - 1;
      return this.#written(block, part, isLast ? properties : propertiesAfter(properties, block), !isLast);
    });
    this.#edits.push({ part, start: end, end, text: text.join("") });
  }

  #written(block: Node, part: string, properties: string | undefined, isMarked: boolean): string {
    const { revisions, links } = this.#context;
    // Only the document has relationships for links here.
    const content = insertedContent(block, revisions, part === "document" ? links : undefined);
    const opened = `<w:p>${properties ?? ""}`;
    const written = `${opened}${content}</w:p>`;
    if (!isMarked) return written;
    const place = markPlace(written, paragraphSource(written, { start: 0, end: written.length }));
    if (!place) return written;
    const mark = place.before + revisions.mark("ins") + place.after;
    return written.slice(0, place.start) + mark + written.slice(place.end);
  }

  /** Marks the end of a removed paragraph as deleted, or the one before it if no paragraph follows. */
  #removeEnd(paragraph: DocxParagraph): void {
    if (!this.#canGo(paragraph) || !this.#isMarkable(paragraph)) return;
    if (this.#nextAfter(paragraph) !== undefined) {
      this.#plan(paragraph, { mark: "del" });
      return;
    }
    const before = this.#keptBefore(paragraph);
    if (before?.properties === paragraph.properties && this.#isMarkable(before)) this.#plan(before, { mark: "del" });
  }

  /** Returns the paragraph that would be the last if a removed one and the removed ones before it were gone. */
  #keptBefore(paragraph: DocxParagraph): DocxParagraph | undefined {
    let index = this.#indexOf(paragraph);
    for (;;) {
      const [here, before] = [this.#paragraphs[index], this.#paragraphs[index - 1]];
      if (!here || !before || before.part !== here.part || this.#nextAfter(before) !== here.start) return undefined;
      if (!this.#removed.has(before)) return before;
      if (this.#plans.get(before)?.mark !== "del") return undefined;
      index--;
    }
  }

  #indexOf(paragraph: DocxParagraph): number {
    return this.#indexes.get(paragraph) ?? -1;
  }

  /** Returns whether nothing would be left of a paragraph without its words. */
  #canGo(paragraph: DocxParagraph): boolean {
    const source = this.#sourceOf(paragraph);
    const words = new Set(paragraph.pieces.map(({ start }) => start));
    const isEmptied = source.runs.every(({ items }) =>
      items.every(({ start }) => words.has(start) || this.#xmlOf(paragraph).startsWith("<w:lastRendered", start)),
    );
    return (
      !paragraph.mustStay &&
      source.isWordsOnly &&
      isEmptied &&
      trackedHunks(paragraph, source, hunksOf(wordsOf(paragraph), "")).untracked.length === 0
    );
  }

  #isMarkable(paragraph: DocxParagraph): boolean {
    const isPlanned = this.#plans.get(paragraph)?.mark !== undefined;
    return !isPlanned && markPlace(this.#xmlOf(paragraph), this.#sourceOf(paragraph)) !== undefined;
  }

  #plan(paragraph: DocxParagraph, plan: Partial<ParagraphPlan>): void {
    const planned = this.#plans.get(paragraph) ?? { hunks: [], mark: undefined };
    this.#plans.set(paragraph, { ...planned, ...plan });
  }

  #sourceOf(paragraph: DocxParagraph): DocxParagraphSource {
    const known = this.#sources.get(paragraph) ?? paragraphSource(this.#xmlOf(paragraph), paragraph);
    this.#sources.set(paragraph, known);
    return known;
  }

  #xmlOf({ part }: DocxParagraph): string {
    return this.#parts[part as WordsPart];
  }

  /**
   * Returns where the next paragraph begins directly after this one. Undefined if a table, a section, or the end of a
   * cell follows.
   */
  #nextAfter(paragraph: DocxParagraph): number | undefined {
    const xml = this.#xmlOf(paragraph);
    between.lastIndex = paragraph.end;
    between.test(xml);
    const at = between.lastIndex;
    return /^<w:p[\s/>]/.test(xml.slice(at, at + 5)) ? at : undefined;
  }
}

/** Returns the changes that give a paragraph the words of a block. In notes, links are not written. */
function linkedHunks(paragraph: DocxParagraph, block: Node): readonly LinkedHunk[] {
  let shift = 0;
  return hunksOf(wordsOf(paragraph), textOf(block)).map((hunk) => {
    const words = linkedWords(block, hunk.from + shift, hunk.words);
    shift += hunk.words.length - (hunk.to - hunk.from);
    return paragraph.note === undefined ? { ...hunk, linked: words } : hunk;
  });
}

/** Elements that may be between two paragraphs and are not content themselves. */
const between =
  /(?:\s+|<w:(?:bookmarkStart|bookmarkEnd|commentRangeStart|commentRangeEnd|permStart|permEnd|proofErr)(?:\s[^>]*)?\/>)*/y;
