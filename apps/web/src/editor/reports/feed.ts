import type { SentParagraph } from "@housestyle/checker";
import { blockAt } from "@housestyle/documents";
import type { Finding } from "@housestyle/engine";
import type { Remark } from "@housestyle/surfaces";
import type { DocumentBlock } from "@housestyle/surfaces/prosemirror";
import type { FoundIn, ToReports } from "./messages.ts";

/**
 * Keeps the reports worker up to date with a text and its remarks: sends it what has changed since the last message.
 */
export class Feed {
  readonly #post: (message: ToReports) => void;
  #stamps: readonly number[] = [];
  /** A short form of what was sent about each paragraph with remarks. */
  #told = new Map<number, string>();

  constructor(post: (message: ToReports) => void) {
    this.#post = post;
  }

  send({ blocks, remarks }: { readonly blocks: readonly DocumentBlock[]; readonly remarks: readonly Remark[] }): void {
    const splice = spliceBetween(this.#stamps, blocks);
    if (splice) this.#post({ type: "splice", ...splice });
    this.#stamps = blocks.map(({ stamp }) => stamp);
    const found = this.#newlyFound(blocks, remarks);
    if (found.length > 0) this.#post({ type: "found", found });
  }

  #newlyFound(blocks: readonly DocumentBlock[], remarks: readonly Remark[]): FoundIn[] {
    const now = new Map<number, Finding[]>();
    for (const { finding, from, to } of remarks) {
      const block = blocks[blockAt(blocks, from)];
      if (!block) continue;
      const start = from - block.pos - 1;
      const own = now.get(block.stamp) ?? [];
      own.push({ ...finding, start, end: start + to - from });
      now.set(block.stamp, own);
    }
    const told = new Map([...now].map(([stamp, findings]) => [stamp, inShort(findings)]));
    const changed = [...now].filter(([stamp]) => told.get(stamp) !== this.#told.get(stamp));
    const living = new Set(this.#stamps);
    const gone = [...this.#told.keys()].filter((stamp) => living.has(stamp) && !now.has(stamp));
    this.#told = told;
    return [
      ...changed.map(([stamp, findings]) => ({ stamp, findings })),
      ...gone.map((stamp) => ({ stamp, findings: [] })),
    ];
  }
}

const inShort = (findings: readonly Finding[]): string =>
  findings.map(({ ruleId, start, end }) => `${ruleId} ${start} ${end}`).join("\n");

/**
 * Returns the single replacement that turns the blocks with the first stamps into those with the second. Undefined if
 * they are the same.
 */
export function spliceBetween(before: readonly number[], after: readonly DocumentBlock[]) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]?.stamp) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]?.stamp) tail++;
  const insert = after
    .slice(head, after.length - tail)
    .map(({ stamp, paragraph }): SentParagraph => ({ stamp, paragraph }));
  const remove = before.length - head - tail;
  return remove === 0 && insert.length === 0 ? undefined : { at: head, remove, insert };
}
