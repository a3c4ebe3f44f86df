import { type Splice, spliced } from "@housestyle/checker";
import { blockAt, type TextBlock, textBlocks, wordsOfBlock } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { changedPart } from "./changed-part.ts";
import { DocumentBlock } from "./document-block.ts";

/**
 * The textblocks of a document under edit, each with a stamp that lasts as long as its content. An edit touches the blocks in
 * what it has changed, and those between it and the edit before, which learn from which end they are counted now.
 */
export class BlockList {
  #blocks: DocumentBlock[] = [];
  #words = 0;
  #stamp = 0;
  #doc: Node;
  readonly #document = { size: 0 };
  /** Blocks before this one count their place from the beginning. */
  #gap = 0;

  constructor(doc: Node) {
    this.#doc = doc;
    this.replace(doc);
  }

  get blocks(): readonly DocumentBlock[] {
    return this.#blocks;
  }

  /** How many words the document has. */
  get words(): number {
    return this.#words;
  }

  /** Another document: every block is a new one. */
  replace(doc: Node): void {
    this.#change(doc, 0, this.#blocks.length, textBlocks(doc));
  }

  /** A transaction has been applied. Answers what it changed, if anything. */
  follow(tr: Transaction): Splice<DocumentBlock> | undefined {
    if (this.#doc === tr.doc) return undefined;
    const part = this.#doc === tr.before ? changedPart(tr) : undefined;
    if (!part) return this.#exchange(tr.doc, 0, this.#blocks.length, textBlocks(tr.doc));
    const { before, after } = part;
    return this.#exchange(tr.doc, this.#firstFrom(before.from), this.#firstFrom(before.to), after.blocks);
  }

  /** The index of the first block that begins at `pos` or behind it. */
  #firstFrom(pos: number): number {
    const at = blockAt(this.#blocks, pos);
    return (this.#blocks[at]?.pos ?? pos) < pos ? at + 1 : at;
  }

  /** Blocks `from` to `to` have become these; what is the same among them keeps its stamp. */
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

  /** Blocks for these; one that stood there before with the same content stays the one it is. */
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

  /** Blocks before `at` count from the beginning from now on, those from `end` on from the end; what is between goes. */
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
