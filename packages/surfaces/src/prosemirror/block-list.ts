import { type Splice, spliced } from "@housestyle/checker";
import { blockAt, type TextBlock, textBlocks, wordsOfBlock } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { changedPart } from "./changed-part.ts";
import { DocumentBlock } from "./document-block.ts";

/**
 * The textblocks of a document that is being edited, each with a stamp that stays the same while its content does. An
 * edit visits only the changed blocks and those between it and the previous edit, whose positions are then counted from
 * the other end.
 */
export class BlockList {
  #blocks: DocumentBlock[] = [];
  #words = 0;
  #stamp = 0;
  #doc: Node;
  readonly #document = { size: 0 };
  /** Blocks before this index count their position from the start of the document. */
  #gap = 0;

  constructor(doc: Node) {
    this.#doc = doc;
    this.replace(doc);
  }

  get blocks(): readonly DocumentBlock[] {
    return this.#blocks;
  }

  /** The number of words in the document. */
  get words(): number {
    return this.#words;
  }

  /** Replaces the document. All blocks are new. */
  replace(doc: Node): void {
    this.#change(doc, 0, this.#blocks.length, textBlocks(doc));
  }

  /** Applies a transaction. Returns what it changed, if anything. */
  follow(tr: Transaction): Splice<DocumentBlock> | undefined {
    if (this.#doc === tr.doc) return undefined;
    const part = this.#doc === tr.before ? changedPart(tr) : undefined;
    if (!part) return this.#exchange(tr.doc, 0, this.#blocks.length, textBlocks(tr.doc));
    const { before, after } = part;
    return this.#exchange(tr.doc, this.#firstFrom(before.from), this.#firstFrom(before.to), after.blocks);
  }

  /** Returns the index of the first block that begins at or after `pos`. */
  #firstFrom(pos: number): number {
    const at = blockAt(this.#blocks, pos);
    return (this.#blocks[at]?.pos ?? pos) < pos ? at + 1 : at;
  }

  /** Replaces blocks `from` to `to`. Unchanged blocks among them keep their stamps. */
  #exchange(doc: Node, from: number, to: number, now: readonly TextBlock[]): Splice<DocumentBlock> | undefined {
    const same = (was: number, is: number) => isSame(this.#blocks[was], now[is]);
    const shorter = Math.min(to - from, now.length);
    let head = 0;
    while (head < shorter && same(from + head, head)) head++;
    let tail = 0;
    while (tail < shorter - head && same(to - 1 - tail, now.length - 1 - tail)) tail++;
    const splice = this.#change(doc, from + head, to - tail, now.slice(head, now.length - tail));
    // What stays may have moved all the same, into a quotation or out of it.
    for (let index = 0; index < head; index++) this.#put(from + index, now[index]);
    for (let index = now.length - tail; index < now.length; index++) this.#put(from + index, now[index]);
    return splice;
  }

  #put(index: number, place: TextBlock | undefined): void {
    if (place) this.#blocks[index]?.moveTo(place.pos);
  }

  #change(doc: Node, at: number, end: number, now: readonly TextBlock[]): Splice<DocumentBlock> | undefined {
    this.#moveGap(at, end);
    this.#doc = doc;
    this.#document.size = doc.content.size;
    const insert = this.#blocksFor(now, this.#blocks.slice(at, end));
    const splice = { at, remove: end - at, insert };
    const { list, gone } = spliced(this.#blocks, splice);
    this.#blocks = list;
    this.#words += wordsIn(insert) - wordsIn(gone);
    return splice.remove === 0 && insert.length === 0 ? undefined : splice;
  }

  /** Creates blocks, and reuses those that had the same content before. */
  #blocksFor(now: readonly TextBlock[], before: readonly DocumentBlock[]): DocumentBlock[] {
    // A node may be in several places of a document; a block is in one.
    const known = new Map<Node, DocumentBlock[]>();
    for (const block of [...before].reverse()) {
      const same = known.get(block.node);
      if (same) same.push(block);
      else known.set(block.node, [block]);
    }
    return now.map((place) => {
      const block = known.get(place.node)?.pop();
      if (!block || block.kind !== place.kind) return new DocumentBlock(place, ++this.#stamp, this.#document);
      block.countFromEnd(true);
      block.moveTo(place.pos);
      return block;
    });
  }

  /**
   * Makes blocks before `at` count from the start and those from `end` on from the end. The blocks between are removed.
   */
  #moveGap(at: number, end: number): void {
    for (let index = this.#gap; index < at; index++) this.#blocks[index]?.countFromEnd(false);
    for (let index = end; index < this.#gap; index++) this.#blocks[index]?.countFromEnd(true);
    this.#gap = at;
  }
}

function isSame(was: TextBlock | undefined, is: TextBlock | undefined): boolean {
  return was !== undefined && is !== undefined && was.node === is.node && was.kind === is.kind;
}

function wordsIn(blocks: readonly DocumentBlock[]): number {
  return blocks.reduce((sum, { node }) => sum + wordsOfBlock(node), 0);
}
