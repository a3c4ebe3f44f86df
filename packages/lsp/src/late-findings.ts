import type { Block } from "@housestyle/checker/loop";
import type { Dialect, Finding, LateReader } from "@housestyle/engine";

const nothing: readonly Finding[] = [];

/** What a slower reader says of paragraphs; it is asked for one after the other, once each. */
export class LateFindings {
  readonly #reader: LateReader;
  readonly #states: () => void;
  #known = new WeakMap<Block, readonly Finding[]>();
  #waiting: Block[] = [];
  #isReading = false;

  constructor(reader: LateReader, told: () => void) {
    this.#reader = reader;
    this.#states = told;
  }

  /** What is known of a paragraph, overlaps with what others say not settled. */
  of(block: Block): readonly Finding[] {
    return this.#known.get(block) ?? nothing;
  }

  /** These are the paragraphs now: those not read yet are, in turn, and it is told when they are. */
  read(blocks: readonly Block[], dialect: Dialect): void {
    this.#waiting = blocks.filter((block) => !this.#known.has(block)).reverse();
    if (!this.#isReading) void this.#goOn(dialect);
  }

  /** All is to be read anew. */
  forget(): void {
    this.#known = new WeakMap();
    this.#waiting = [];
  }

  async #goOn(dialect: Dialect): Promise<void> {
    this.#isReading = true;
    for (let block = this.#waiting.pop(); block; block = this.#waiting.pop()) {
      const known = this.#known;
      // What it cannot read it says nothing of.
      const said = await this.#reader.read([{ ...block.paragraph, start: 0 }], dialect).catch(() => nothing);
      known.set(block, said);
      if (said.length > 0) this.#states();
    }
    this.#isReading = false;
  }
}
