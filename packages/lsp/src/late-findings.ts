import type { Block } from "@housestyle/checker/loop";
import type { Dialect, Finding, LateReader } from "@housestyle/engine";

const nothing: readonly Finding[] = [];

/** The findings of a slower checker, which checks each paragraph once, one after the other. */
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

  /** Returns the findings of a paragraph, which may overlap with those of the rules. */
  of(block: Block): readonly Finding[] {
    return this.#known.get(block) ?? nothing;
  }

  /** Sets the current paragraphs and checks new ones in turn. The listener is called when they are done. */
  read(blocks: readonly Block[], dialect: Dialect): void {
    this.#waiting = blocks.filter((block) => !this.#known.has(block)).reverse();
    if (!this.#isReading) void this.#goOn(dialect);
  }

  /** Forgets all findings, so that everything is checked again. */
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
