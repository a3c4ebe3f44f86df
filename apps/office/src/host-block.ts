import type { Block, Splice } from "@housestyle/checker";
import type { SessionParagraph } from "@housestyle/engine";
import type { HostParagraph } from "./host.ts";

const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/** A paragraph of the host under watch. */
export interface HostBlock extends Block, HostParagraph {
  readonly words: number;
}

/** Makes blocks, each with a stamp of its own. */
export class BlockMaker {
  #stamp = 0;

  make({ id, text, isRevised = false }: HostParagraph): HostBlock {
    const paragraph: SessionParagraph = { text, kind: "prose" };
    return { id, text, isRevised, paragraph, stamp: ++this.#stamp, words: text.match(word)?.length ?? 0 };
  }
}

/** What has become of the blocks, the paragraphs being these now; undefined when they are the same. */
export function spliceTo(
  blocks: readonly HostBlock[],
  now: readonly HostParagraph[],
  maker: BlockMaker,
): Splice<HostBlock> | undefined {
  const shorter = Math.min(blocks.length, now.length);
  let head = 0;
  while (head < shorter && isSame(blocks[head], now[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(blocks.at(-1 - tail), now.at(-1 - tail))) tail++;
  const remove = blocks.length - head - tail;
  const insert = now.slice(head, now.length - tail);
  if (remove === 0 && insert.length === 0) return undefined;
  // In between a block whose words are the same stays the block it is.
  const known = new Map(blocks.slice(head, head + remove).map((block) => [block.id, block]));
  const kept = (paragraph: HostParagraph) => {
    const block = known.get(paragraph.id);
    return isSame(block, paragraph) ? block : undefined;
  };
  return { at: head, remove, insert: insert.map((paragraph) => kept(paragraph) ?? maker.make(paragraph)) };
}

const isSame = (block: HostBlock | undefined, paragraph: HostParagraph | undefined): boolean =>
  block?.id === paragraph?.id &&
  block?.text === paragraph?.text &&
  block?.isRevised === (paragraph?.isRevised ?? false);

/** Where a stretch of a text stands after an edit; undefined when the edit went into it. */
export function movedStretch<S extends { readonly start: number; readonly end: number }>(
  stretch: S,
  before: string,
  after: string,
): S | undefined {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  if (stretch.end <= head) return stretch;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  if (stretch.start < before.length - tail) return undefined;
  const by = after.length - before.length;
  return { ...stretch, start: stretch.start + by, end: stretch.end + by };
}
