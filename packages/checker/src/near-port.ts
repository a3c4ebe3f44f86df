import type { FromWorker, SentParagraph, ToWorker } from "./messages.ts";
import { spliced } from "./spliced.ts";
import type { WorkerPort } from "./worker-port.ts";

/** How much of a text is checked, in UTF-16 code units. */
export interface NearLimits {
  /** The length up to which a text is checked as a whole. */
  readonly most: number;
  /** How much of a longer text is checked, around the cursor. */
  readonly around: number;
}

/** A part of a list, end exclusive. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * Passes a text to a worker; of a text that is too long, only the part around the cursor. Findings stay when the writer moves
 * on. `near` returns the index of the paragraph with the cursor.
 */
export class NearPort implements WorkerPort {
  readonly #port: WorkerPort;
  readonly #near: () => number;
  readonly #limits: NearLimits;
  #all: SentParagraph[] = [];
  #sent: readonly SentParagraph[] = [];
  #part: Part = { from: 0, to: 0 };

  constructor(port: WorkerPort, near: () => number, limits: NearLimits) {
    this.#port = port;
    this.#near = near;
    this.#limits = limits;
  }

  listen(receive: (message: FromWorker) => void): void {
    this.#port.listen(receive);
  }

  postMessage(message: ToWorker): void {
    if (message.type === "splice") {
      this.#all = spliced(this.#all, { ...message, insert: [...message.insert] }).list;
      this.#send();
    } else if (message.type === "near") this.#tellNear(message.index);
    else {
      if (message.type === "open") this.#forget();
      this.#port.postMessage(message);
    }
  }

  /** Checks the part around the cursor after the writer has moved it. */
  look(): void {
    const middle = (this.#part.to - this.#part.from) / 4;
    const near = this.#near();
    const isFarBefore = this.#part.from > 0 && near < this.#part.from + middle;
    const isFarBehind = this.#part.to < this.#all.length && near >= this.#part.to - middle;
    if (isFarBefore || isFarBehind) this.#send();
  }

  #forget(): void {
    this.#all = [];
    this.#sent = [];
    this.#part = { from: 0, to: 0 };
  }

  /** Tells the worker how its part of the text has changed. */
  #send(): void {
    const near = this.#near();
    this.#part = this.#partAround(near);
    const now = this.#all.slice(this.#part.from, this.#part.to);
    const splice = spliceBetween(this.#sent, now);
    this.#sent = now;
    if (splice.remove === 0 && splice.insert.length === 0) return;
    this.#port.postMessage({ type: "splice", ...splice });
    if (now.length < this.#all.length) this.#tellNear(near);
  }

  #tellNear(index: number): void {
    const { from, to } = this.#part;
    if (index >= from && index < to) this.#port.postMessage({ type: "near", index: index - from });
  }

  /** Returns the part around the writer that may be checked, with about half of it before the writer. */
  #partAround(near: number): Part {
    const lengths = this.#all.map(({ paragraph }) => paragraph.text.length);
    if (sum(lengths) <= this.#limits.most) return { from: 0, to: lengths.length };
    const middle = Math.max(0, Math.min(lengths.length - 1, near));
    if ((lengths[middle] ?? 0) > this.#limits.most) return { from: middle, to: middle };
    return partAround(lengths, middle, this.#limits.around);
  }
}

/**
 * Returns the part of a list of paragraphs around `middle` with at most `around` characters, extended equally to both
 * sides where possible.
 */
function partAround(lengths: readonly number[], middle: number, around: number): Part {
  let [from, to, left] = [middle, middle + 1, around - (lengths[middle] ?? 0)];
  for (;;) {
    const isRoomBefore = (lengths[from - 1] ?? Number.POSITIVE_INFINITY) <= left;
    const isRoomBehind = (lengths[to] ?? Number.POSITIVE_INFINITY) <= left;
    if (!isRoomBefore && !isRoomBehind) return { from, to };
    const isBefore = isRoomBefore && (!isRoomBehind || middle - from < to - middle);
    if (isBefore) from--;
    else to++;
    left -= lengths[isBefore ? from : to - 1] ?? 0;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Returns the splice that turns one list of paragraphs into another. */
function spliceBetween(before: readonly SentParagraph[], now: readonly SentParagraph[]) {
  const shorter = Math.min(before.length, now.length);
  let head = 0;
  while (head < shorter && before[head]?.stamp === now[head]?.stamp) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail)?.stamp === now.at(-1 - tail)?.stamp) tail++;
  return { at: head, remove: before.length - head - tail, insert: now.slice(head, now.length - tail) };
}
