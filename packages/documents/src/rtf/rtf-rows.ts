import type { ReadBlock, ReadCell, ReadTable } from "../blocks/read-block.ts";

/**
 * The rows of the table that is being read. Paragraphs are followed by the end of their cell, and cells by the end of
 * the row.
 */
export class RtfRows {
  #rows: ReadCell[][] = [];
  #cells: ReadCell[] = [];
  #content: ReadBlock[] = [];

  add(block: ReadBlock): void {
    this.#content.push(block);
  }

  endCell(): void {
    this.#cells.push({ content: this.#content, isHeader: false, colspan: 1, rowspan: 1 });
    this.#content = [];
  }

  endRow(): void {
    if (this.#content.length > 0) this.endCell();
    if (this.#cells.length > 0) this.#rows.push(this.#cells);
    this.#cells = [];
  }

  /** Returns the table, if there is one. What follows does not belong to it. */
  end(): readonly ReadTable[] {
    this.endRow();
    const rows = this.#rows;
    this.#rows = [];
    return rows.length > 0 ? [{ rows }] : [];
  }
}
