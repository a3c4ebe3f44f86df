import type { SourceEdit } from "../../docx/source-edit.ts";
import type { DocumentCell, DocumentTable, DocumentUnit } from "../../units/document-units.ts";
import { stepsBetween } from "../../units/steps-between.ts";
import { hasColumns, isMerged, sameShape } from "../../units/table-shape.ts";
import { documentRowKey } from "../../units/unit-keys.ts";
import type { OdtTable, OdtWrapper } from "../odt-places.ts";
import type { OdtBlockWriter } from "./odt-block-writer.ts";
import { type ShownOdtRow, type ShownOdtUnit, shownOdtRows, shownOdtUnits } from "./odt-units.ts";

type WriteCell = (before: readonly ShownOdtUnit[], now: readonly DocumentUnit[], inside: OdtWrapper) => void;

/** Writes the changes of a table: its cells, its rows, or all of it. */
export class OdtTableWriter {
  readonly #source: string;
  readonly #blocks: OdtBlockWriter;
  readonly #writeCell: WriteCell;

  constructor(source: string, blocks: OdtBlockWriter, writeCell: WriteCell) {
    this.#source = source;
    this.#blocks = blocks;
    this.#writeCell = writeCell;
  }

  /** Returns the edits of a table. Those within its cells are made by `writeCell`. */
  edits(table: OdtTable, shown: DocumentTable, now: DocumentTable): readonly SourceEdit[] {
    const rows = shownOdtRows(table, shown);
    const isSameHead = headersOf(shown) === headersOf(now);
    if (isSameHead && sameShape(shown, now)) {
      for (const [index, row] of rows.entries()) this.#changeCells(row, now.rows[index] ?? []);
      return [];
    }
    const edits = isSameHead && !isMerged(shown) && !isMerged(now) ? this.#rowEdits(rows, now) : undefined;
    return edits ?? [this.#replaced(table, now)];
  }

  #changeCells({ cells }: ShownOdtRow, now: readonly DocumentCell[]): void {
    for (const [index, { file, shown }] of cells.entries()) {
      const wanted = now[index];
      if (wanted) this.#writeCell(shownOdtUnits(file.content, shown.units), wanted.units, file.range);
    }
  }

  /** Returns the edits for inserted and removed rows. Undefined if no row stays. */
  #rowEdits(rows: readonly ShownOdtRow[], now: DocumentTable): readonly SourceEdit[] | undefined {
    const steps = stepsBetween(rows, now.rows, {
      oldKey: (row) => documentRowKey(row.shown),
      nowKey: documentRowKey,
      fits: (row, next) => hasColumns(row.shown, next),
    });
    const [first] = rows;
    if (!first || steps.every(({ kind }) => kind !== "kept")) return undefined;
    const edits: SourceEdit[] = [];
    let at = first.range.start;
    let count = 0;
    for (const step of steps) {
      // The first row below the head is not in it.
      if (step.kind !== "gone" && count++ === headersOf(now)) at = this.#endOfHead(at);
      if (step.kind === "added") edits.push({ part, start: at, end: at, text: this.#blocks.rowOf(step.now) });
      else {
        const { start, end } = step.old.range;
        at = end;
        if (step.kind === "gone") edits.push({ part, start, end, text: "" });
        else this.#changeCells(step.old, step.now);
      }
    }
    return edits;
  }

  #endOfHead(at: number): number {
    return at + (/^\s*<\/table:table-header-rows>/.exec(this.#source.slice(at, at + 100))?.[0].length ?? 0);
  }

  /** Writes a table whose columns or merged cells have changed anew, with its earlier name and style. */
  #replaced({ place: { start, end } }: OdtTable, now: DocumentTable): SourceEdit {
    const tag = /^<table:table(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/.exec(this.#source.slice(start, end))?.[0] ?? "";
    return { part, start, end, text: this.#blocks.tableOf(now.node).replace(/^<table:table>/, () => tag) };
  }
}

const part = "content.xml";

/** Returns how many rows at the start of a table are its header. */
function headersOf({ rows }: DocumentTable): number {
  const first = rows.findIndex((row) => row.some(({ isHeader }) => !isHeader));
  return first === -1 ? rows.length : first;
}
