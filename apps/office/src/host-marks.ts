import type { HostParagraph, Marking } from "./host.ts";

/** How many paragraphs are underlined in one batch. */
const atOnce = 250;

/** A paragraph with a stamp that changes with its text. */
export interface StampedParagraph extends HostParagraph {
  readonly stamp: number;
}

/**
 * The underlines that a host draws in the document itself. They are sent in large batches while nothing else waits for them, and only
 * where they have changed.
 */
export class HostMarks {
  readonly #mark: (markings: readonly Marking[]) => Promise<void>;
  readonly #drawn: (isDrawn: boolean) => void;
  readonly #waiting = new Map<string, Marking>();
  /** What was sent last for each paragraph. */
  readonly #sent = new Map<string, string>();
  #isDrawing = false;

  /** `drawn` is called after each batch: false when the host refused it. */
  constructor(mark: (markings: readonly Marking[]) => Promise<void>, drawn: (isDrawn: boolean) => void) {
    this.#mark = mark;
    this.#drawn = drawn;
  }

  /** Underlines what was found in a paragraph, soon. */
  add(paragraph: StampedParagraph, findings: Marking["findings"]): void {
    const { id, stamp } = paragraph;
    const before = this.#sent.get(id);
    if (before === undefined && findings.length === 0) return;
    const now = JSON.stringify([stamp, findings.map(({ start, end, kind }) => [start, end, kind])]);
    if (now === before) return;
    this.#sent.set(id, now);
    this.#waiting.set(id, { paragraph, findings });
    if (!this.#isDrawing) void this.#draw();
  }

  async #draw(): Promise<void> {
    this.#isDrawing = true;
    // What arrives in the same moment goes into the same batch.
    await Promise.resolve();
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting.values()].slice(0, atOnce);
      for (const { paragraph } of batch) this.#waiting.delete(paragraph.id);
      this.#drawn(await this.#send(batch));
    }
    this.#isDrawing = false;
  }

  /** The text may change between two round trips: then the same is tried once more. */
  async #send(batch: readonly Marking[]): Promise<boolean> {
    const send = () => this.#mark(batch).then(() => true);
    const isDrawn = await send()
      .catch(send)
      .catch(() => false);
    if (!isDrawn) for (const { paragraph } of batch) this.#sent.delete(paragraph.id);
    return isDrawn;
  }
}
