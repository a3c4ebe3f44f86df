import { attributeOf } from "../xml/xml-pieces.ts";
import type { DocxCell, DocxContent, DocxParagraph, DocxTable } from "./docx-content.ts";

/** Finds the tables that the paragraphs of a part are in while its source is read. */
export class TableReading {
  /** The content of the part, in order. */
  readonly content: DocxContent[] = [];
  readonly #tables: DocxTable[] = [];
  readonly #cells: DocxCell[] = [];

  /** Reads the start of an element. */
  begin(name: string, start: number): void {
    if (name === "w:tbl") {
      const table: DocxTable = { rows: [], start, end: start };
      this.#inside().push(table);
      this.#tables.push(table);
    } else if (name === "w:tr") this.#tables.at(-1)?.rows.push({ cells: [], isHeader: false, start, end: start });
    else if (name === "w:tc") {
      const cell: DocxCell = { content: [], colspan: 1, isContinued: false };
      this.#tables.at(-1)?.rows.at(-1)?.cells.push(cell);
      this.#cells.push(cell);
    }
  }

  /** Reads the end of an element. */
  end(name: string, end: number): void {
    const table = this.#tables.at(-1);
    const row = table?.rows.at(-1);
    if (name === "w:tr" && row) row.end = end;
    if (name === "w:tbl" && table) {
      table.end = end;
      this.#tables.pop();
    }
    if (name === "w:tc") this.#cells.pop();
  }

  /** Reads a self-closing element that describes the row or cell around it. */
  format(name: string, source: string): void {
    const row = this.#tables.at(-1)?.rows.at(-1);
    const cell = this.#cells.at(-1);
    const value = attributeOf(source, "w:val");
    if (name === "w:tblHeader" && row) row.isHeader = !/^(?:0|false|off)$/.test(value ?? "");
    if (name === "w:gridSpan" && cell) cell.colspan = Number(value) || 1;
    if (name === "w:vMerge" && cell) cell.isContinued = value !== "restart";
  }

  /** Adds a paragraph that has ended. */
  add(paragraph: DocxParagraph): void {
    this.#inside().push(paragraph);
  }

  /** Replaces the last paragraph with another one. */
  replace(last: DocxParagraph, now: DocxParagraph): void {
    const inside = this.#inside();
    if (inside.at(-1) === last) inside[inside.length - 1] = now;
  }

  #inside(): DocxContent[] {
    return this.#cells.at(-1)?.content ?? this.content;
  }
}
