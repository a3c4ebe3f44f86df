import { bothPlaced, type Judging } from "../document/judging.ts";
import type { Slot } from "../document/slot.ts";
import type { Slots } from "../document/slots.ts";
import { Summary } from "../document/summary.ts";
import type { Finding } from "../findings/finding.ts";
import type { DocumentRules } from "../lanes/document-rules.ts";
import type { CompiledSettings, LaneReader } from "../lanes/lane-reader.ts";
import { type Coinages, coinagesOfText, differences, type Uses } from "../speller/coinages.ts";
import { goOn, type Steps } from "../text/steps.ts";

const readingOf = ({ heard: results }: Slot) => results.templates?.reading;
const textOf = ({ paragraph }: Slot) => paragraph.text;

/**
 * Judges a document as a whole, once all of its paragraphs have been read: what rules and templates find across paragraphs,
 * and which unknown words are coinages of the author's.
 */
export class DocumentJudge {
  readonly #slots: Slots;
  readonly #reader: LaneReader;
  readonly #rules: Judging<Slot>;
  readonly #uses: Summary<Slot, Uses, Uses>;
  #decisions: CompiledSettings;
  #templates: Judging<Slot>;
  #coinages: Coinages = new Map();
  /** Words that have become coinages or no longer are, in paragraphs that do not show it yet. */
  #unsettled = new Set<string>();
  #isNeeded = false;
  /** The steps under way. */
  #steps: Steps<true> | undefined;
  /** Paragraphs whose findings have changed and that `work` has not returned. */
  #changed: number[] = [];

  constructor(slots: Slots, reader: LaneReader, documentRules: DocumentRules, decisions: CompiledSettings) {
    this.#slots = slots;
    this.#reader = reader;
    this.#decisions = decisions;
    this.#templates = decisions.templates.judging(readingOf, textOf);
    this.#rules = documentRules.judging(({ heard: results }: Slot) => results.notes, textOf);
    this.#uses = new Summary(coinagesOfText, ({ heard: results }) => reader.usesIn(results));
  }

  /** The words that the document uses as if they were words, as of the last judgment. */
  get coinages(): Coinages {
    return this.#coinages;
  }

  /** Whether the document has changed since it was last judged. */
  get isNeeded(): boolean {
    return this.#isNeeded && this.#slots.length > 0;
  }

  /** Drops what is under way: the document has changed. */
  restart(): void {
    this.#isNeeded = true;
    this.#steps = undefined;
  }

  /** Uses other settings from now on. */
  configure(decisions: CompiledSettings): void {
    const isOther = decisions.templates !== this.#decisions.templates;
    this.#decisions = decisions;
    if (isOther) this.#templates = decisions.templates.judging(readingOf, textOf);
  }

  /** Judges until it is done or the time is up, and returns the paragraphs whose findings have changed. */
  work(isTimeUp: () => boolean): number[] {
    this.#steps ??= this.#judge();
    if (goOn(this.#steps, isTimeUp)) {
      this.#isNeeded = false;
      this.#steps = undefined;
    }
    const changed = this.#changed;
    this.#changed = [];
    return changed;
  }

  *#judge(): Steps<true> {
    const slots = this.#slots;
    const all = bothPlaced(this.#templates.judge(slots.tree), this.#rules.judge(slots.tree));
    const unsettled = this.#updateCoinages();
    const gone = slots.placed.filter((index) => !all.has(index));
    // If this is dropped half way, any of these may have findings.
    slots.placed = [...gone, ...all.keys()];
    for (const index of [...new Set([...slots.placed, ...unsettled])].sort((x, y) => x - y)) {
      const slot = all.get(index)?.item ?? slots.at(index);
      const placed = all.get(index)?.findings ?? [];
      if (!slot || (isSame(placed, slot.placed) && !unsettled.has(index))) continue;
      slot.shown = yield* this.#reader.settle(
        slot.heard,
        slot.paragraph,
        placed,
        this.#coinages,
        this.#decisions.wanted,
      );
      slot.placed = placed;
      this.#changed.push(index);
    }
    slots.placed = [...all.keys()];
    this.#unsettled = new Set();
    return true;
  }

  /** Computes the coinages again, and returns the paragraphs with a word that has become one or no longer is. */
  #updateCoinages(): Set<number> {
    const { tree } = this.#slots;
    if (!tree) return new Set();
    const next = coinagesOfText.result(this.#uses.of(tree), () => []);
    for (const word of differences(this.#coinages, next)) this.#unsettled.add(word);
    this.#coinages = next;
    if (this.#unsettled.size === 0) return new Set();
    const has = (words: Uses): boolean => [...this.#unsettled].some((word) => words.has(word));
    return new Set([...this.#uses.walk(tree, has)].flatMap(({ paragraph, note }) => (has(note) ? paragraph : [])));
  }
}

/** Whether two lists of findings are the same at the same places. */
function isSame(some: readonly Finding[], others: readonly Finding[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, i) => {
      const other = others[i];
      return (
        one.ruleId === other?.ruleId &&
        one.start === other.start &&
        one.end === other.end &&
        one.message === other.message &&
        one.suggestions.length === other.suggestions.length &&
        one.suggestions.every((suggestion, at) => suggestion === other.suggestions[at])
      );
    })
  );
}
