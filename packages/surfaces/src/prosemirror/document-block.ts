import type { Block } from "@housestyle/checker";
import { paragraphOf, type TextBlock } from "@housestyle/documents";
import type { ParagraphKind, SessionParagraph } from "@housestyle/engine";
import type { Node } from "prosemirror-model";

/**
 * A textblock with its current position in the document. Blocks before the last edit count their position from the
 * start and those after it from the end, so that edits between them change neither.
 */
export class DocumentBlock implements TextBlock, Block {
  readonly stamp: number;
  readonly node: Node;
  readonly kind: ParagraphKind;
  readonly #document: { readonly size: number };
  #place: number;
  #isFromEnd = true;

  constructor({ node, kind, pos }: TextBlock, stamp: number, document: { readonly size: number }) {
    this.stamp = stamp;
    this.node = node;
    this.kind = kind;
    this.#document = document;
    this.#place = document.size - pos;
  }

  get pos(): number {
    return this.#isFromEnd ? this.#document.size - this.#place : this.#place;
  }

  get paragraph(): SessionParagraph {
    return paragraphOf(this);
  }

  /** Moves the block to another position in the current document. */
  moveTo(pos: number): void {
    this.#place = this.#isFromEnd ? this.#document.size - pos : pos;
  }

  /** Sets whether the position is counted from the end of the document. */
  countFromEnd(isFromEnd: boolean): void {
    if (isFromEnd === this.#isFromEnd) return;
    this.#place = this.#document.size - this.#place;
    this.#isFromEnd = isFromEnd;
  }
}
