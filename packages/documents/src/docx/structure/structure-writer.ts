import type { Node } from "prosemirror-model";
import { textOf } from "../../text-blocks.ts";
import type { DocumentCell, DocumentTable, DocumentUnit } from "../../units/document-units.ts";
import { type Step, stepsBetween } from "../../units/steps-between.ts";
import { hasColumns, isMerged, sameShape } from "../../units/table-shape.ts";
import { documentKey, documentRowKey, fits, imageKey } from "../../units/unit-keys.ts";
import { changedParagraph } from "../changed-paragraph.ts";
import type { DocxParagraph } from "../docx-content.ts";
import { type SourceEdit, withoutNested } from "../source-edit.ts";
import { runsOf } from "../word-elements.ts";
import type { FileTable, FileUnit } from "./file-units.ts";
import { withDescription } from "./image-description.ts";
import { type NewUnitContext, newCell, newUnits } from "./new-units.ts";
import { alignedAs, paragraphLookEdits } from "./paragraph-looks.ts";
import { type Removal, removedUnits } from "./removed-units.ts";
import { clonedRow } from "./row-source.ts";
import { type ShownRow, type ShownUnit, shownInCell, shownRows } from "./shown-units.ts";
import { tableSource } from "./table-source.ts";

/** What is needed to write a part. */
interface StructureContext extends Omit<NewUnitContext, "drawingOf"> {
  readonly source: string;
  readonly part: string;
}

type FileFigure = Extract<FileUnit, { kind: "figure" }>;
type ParagraphUnit = Exclude<FileUnit, FileTable>;
type UnitStep = Step<ShownUnit, DocumentUnit>;

/**
 * Writes the content of a document into a part of a file wherever it differs: words, tables, images, page breaks, and
 * dividers.
 */
export class StructureWriter {
  readonly #source: string;
  readonly #part: string;
  readonly #context: NewUnitContext;
  readonly #edits: SourceEdit[] = [];
  readonly #drawings = new Map<string, string>();

  constructor({ source, part, ...context }: StructureContext) {
    this.#source = source;
    this.#part = part;
    this.#context = { ...context, drawingOf: (image) => this.#drawings.get(imageKey(image)) };
  }

  /** Returns the edits that turn what the file shows into the units of the document. */
  edits(before: readonly ShownUnit[], now: readonly DocumentUnit[]): readonly SourceEdit[] {
    for (const { file } of before) this.#findDrawings(file);
    if (before.length > 0) this.#write(before, now);
    else this.#writeFirst(now);
    return withoutNested(this.#edits);
  }

  /** Finds the elements that show a single image and nothing else, which can be moved. */
  #findDrawings(unit: FileUnit): void {
    if (unit.kind === "table") {
      for (const { cells } of unit.rows)
        for (const { units } of cells) for (const each of units) this.#findDrawings(each);
    } else if (unit.kind === "figure") {
      const { start, end } = unit.image;
      const source = this.#source.slice(start, end);
      const isAlone = unit.paragraph.images.filter((image) => image.start === start).length === 1;
      if (isAlone && !source.includes("txbxContent")) this.#drawings.set(imageKey(unit.figure.image), source);
    }
  }

  /** Writes the content of a body that is empty but for its section. An empty document gets an empty paragraph. */
  #writeFirst(now: readonly DocumentUnit[]): void {
    if (now.every(({ kind, node }) => kind === "words" && node.content.size === 0)) return;
    const end = this.#source.lastIndexOf("</w:body>");
    const section = this.#source.lastIndexOf("<w:sectPr");
    const at = section === -1 ? end : section;
    if (at !== -1) this.#edit(at, at, newUnits(now, undefined, this.#context));
  }

  #write(before: readonly ShownUnit[], now: readonly DocumentUnit[]): void {
    const steps = stepsBetween(before, now, {
      oldKey: ({ shown }) => documentKey(shown),
      nowKey: documentKey,
      fits: ({ shown }, next) => fits(shown, next),
    });
    for (const step of steps)
      if (step.kind === "kept" && step.old.file.kind === "words")
        this.#context.kinds.found(step.old.shown, step.now, step.old.file.paragraph.properties);
    for (const step of steps) if (step.kind === "kept") this.#change(step.old, step.now, step.isSame);
    this.#remove(before, steps);
    this.#add(before, steps);
  }

  #change({ file, shown }: ShownUnit, now: DocumentUnit, isSame: boolean): void {
    if (file.kind === "table" && shown.kind === "table" && now.kind === "table") this.#changeTable(file, shown, now);
    else if (file.kind === "figure") this.#describe(file, now.node);
    else if (file.kind === "words") this.#changeWords(file.paragraph, shown, now, isSame);
  }

  #changeWords(paragraph: DocxParagraph, shown: DocumentUnit, now: DocumentUnit, isSame: boolean): void {
    const { notes, kinds, links } = this.#context;
    const { node } = now;
    if (paragraph.inside === undefined) {
      const properties = alignedAs(kinds.changed("", shown, now), node);
      const content = properties + runsOf(node, notes.marksIn(node), links);
      const tag = this.#source.slice(paragraph.start, paragraph.end).replace(/\s*\/>$/, ">");
      if (content !== "") this.#edit(paragraph.start, paragraph.end, `${tag}${content}</w:p>`);
      return;
    }
    if (!isSame || !shown.node.content.eq(node.content)) {
      const wanted = { text: textOf(node), marks: notes.marksIn(node), block: node, links };
      this.#edits.push(...changedParagraph(paragraph, wanted, this.#source));
    }
    this.#edits.push(...paragraphLookEdits(this.#source, paragraph, shown, now, kinds));
  }

  /** Sets the description of an image, which is an attribute of its element. */
  #describe({ image: { start, end }, figure }: FileFigure, { lastChild: alternative }: Node): void {
    const words = alternative?.textContent ?? "";
    if (words !== figure.alternative && this.#drawings.has(imageKey(figure.image)))
      this.#edit(start, end, withDescription(this.#source.slice(start, end), words));
  }

  #remove(before: readonly ShownUnit[], steps: readonly UnitStep[]): void {
    const gone = new Set(steps.flatMap((step) => (step.kind === "gone" ? [step.old.file] : [])));
    const removal: Removal = { source: this.#source, gone, endsInParagraph: endsInParagraph(steps) };
    const byParagraph = new Map<DocxParagraph, ParagraphUnit[]>();
    for (const { file } of before) {
      if (file.kind !== "table") byParagraph.set(file.paragraph, [...(byParagraph.get(file.paragraph) ?? []), file]);
      else if (gone.has(file)) this.#edit(file.table.start, file.table.end, "");
    }
    for (const [paragraph, units] of byParagraph) this.#edits.push(...removedUnits(paragraph, units, removal));
  }

  /** Adds new units after the one before them or, at the very start, before all others. */
  #add(before: readonly ShownUnit[], steps: readonly UnitStep[]): void {
    let at = before[0] ? startOf(before[0].file) : 0;
    let last: DocxParagraph | undefined;
    let added: DocumentUnit[] = [];
    const write = () => {
      if (added.length > 0) this.#edit(at, at, newUnits(added, last, this.#context));
      added = [];
    };
    for (const step of steps) {
      if (step.kind === "added") added.push(step.now);
      else {
        write();
        const { file } = step.old;
        at = endOf(file);
        if (file.kind === "words" && !file.isCaption) last = isHeading(file) ? undefined : file.paragraph;
      }
    }
    write();
  }

  #changeTable(file: FileTable, shown: DocumentTable, now: DocumentTable): void {
    const rows = shownRows(file, shown);
    if (sameShape(shown, now)) {
      for (const [index, row] of rows.entries()) this.#changeCells(row, now.rows[index] ?? []);
    } else if (!isMerged(shown) && !isMerged(now)) this.#changeRows(file, rows, now);
    else this.#replaceTable(file, now);
  }

  #changeCells({ file, shown }: ShownRow, now: readonly DocumentCell[]): void {
    for (const [index, cell] of file.cells.entries()) {
      const [before, next] = [shown[index], now[index]];
      if (before && next) this.#write(shownInCell(cell, before), next.units);
    }
  }

  #changeRows(file: FileTable, rows: readonly ShownRow[], now: DocumentTable): void {
    const steps = stepsBetween(rows, now.rows, {
      oldKey: ({ shown }) => documentRowKey(shown),
      nowKey: documentRowKey,
      fits: ({ shown }, cells) => hasColumns(shown, cells),
    });
    const [first] = rows;
    if (!first || steps.every(({ kind }) => kind !== "kept")) {
      this.#replaceTable(file, now);
      return;
    }
    let at = first.file.row.start;
    let like = first.file.row;
    for (const step of steps) {
      if (step.kind === "added") {
        const cells = step.now.map((cell) => ({ content: newCell(cell, this.#context), colspan: cell.colspan }));
        this.#edit(at, at, clonedRow(this.#source, like, cells));
        continue;
      }
      like = step.old.file.row;
      at = like.end;
      if (step.kind === "gone") this.#edit(like.start, like.end, "");
      else this.#changeCells(step.old, step.now);
    }
  }

  /** Writes a table whose columns or merged cells have changed anew, with its earlier properties. */
  #replaceTable({ table: { start, end } }: FileTable, now: DocumentTable): void {
    const properties = /^<w:tbl(?:\s[^>]*)?>(<w:tblPr>[\s\S]*?<\/w:tblPr>)/.exec(this.#source.slice(start, end))?.[1];
    this.#edit(
      start,
      end,
      tableSource(now.rows, (cell) => newCell(cell, this.#context), properties),
    );
  }

  #edit(start: number, end: number, text: string): void {
    if (start < end || text !== "") this.#edits.push({ part: this.#part, start, end, text });
  }
}

/** Returns whether the rest certainly ends with a paragraph, since an image may be left out. */
function endsInParagraph(steps: readonly UnitStep[]): boolean {
  const last = steps.findLast(({ kind }) => kind !== "gone");
  if (last?.kind === "kept") return last.old.file.kind !== "table";
  return last?.kind === "added" && last.now.kind !== "table" && last.now.kind !== "figure";
}

/** Returns whether a unit is a heading, whose formatting is not copied to what follows it. */
const isHeading = ({ block: { kind } }: Extract<FileUnit, { kind: "words" }>): boolean =>
  typeof kind === "object" && "heading" in kind;

const startOf = (unit: FileUnit): number => (unit.kind === "table" ? unit.table.start : unit.paragraph.start);

/**
 * Returns where content after a unit is inserted. After a page break that comes before words, this is before those
 * words.
 */
function endOf(unit: FileUnit): number {
  if (unit.kind === "table") return unit.table.end;
  const { start, end, pageBreak, pieces } = unit.paragraph;
  return unit.kind === "pageBreak" && pageBreak?.place === "before" && pieces.length > 0 ? start : end;
}
