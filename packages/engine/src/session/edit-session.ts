import type { Slot } from "../document/slot.ts";
import { Slots } from "../document/slots.ts";
import type { Finding } from "../findings/finding.ts";
import type { DocumentRules } from "../lanes/document-rules.ts";
import type { CompiledSettings, LaneReader } from "../lanes/lane-reader.ts";
import type { DocumentMeasures } from "../reports/document-measures.ts";
import type { Goal, Target } from "../reports/goals.ts";
import { createMeasuring } from "../reports/measuring.ts";
import { emptyParagraph } from "../reports/paragraph-measures.ts";
import type { Dialect, Settings } from "../settings/settings.ts";
import type { Span } from "../text/span.ts";
import { goOn, type Steps } from "../text/steps.ts";
import { DocumentJudge } from "./document-judge.ts";
import type { Session, SessionParagraph } from "./session.ts";

/** What a session needs from the engine it belongs to. */
export interface SessionParts {
  readonly reader: LaneReader;
  readonly decide: (settings: Settings) => CompiledSettings;
  readonly documentRules: DocumentRules;
  readonly dialect: Dialect;
}

/** A document under edit: paragraphs are read one by one, and the document is judged when all of them have been. */
export class EditSession implements Session {
  readonly #reader: LaneReader;
  readonly #decide: (settings: Settings) => CompiledSettings;
  readonly #dialect: Dialect;
  readonly #slots = new Slots();
  readonly #measuring = createMeasuring(({ measures }: Slot) => measures ?? emptyParagraph);
  readonly #judge: DocumentJudge;
  #decisions: CompiledSettings;
  /** The version of the reader's assets that all waiting paragraphs will be read with. */
  #version: number;

  constructor({ reader, decide, documentRules, dialect }: SessionParts, settings: Settings) {
    this.#reader = reader;
    this.#decide = decide;
    this.#dialect = dialect;
    this.#decisions = decide(settings);
    this.#version = reader.version;
    this.#judge = new DocumentJudge(this.#slots, reader, documentRules, this.#decisions);
  }

  get length(): number {
    return this.#slots.length;
  }

  get pending(): number {
    this.#useNewAssets();
    if (!this.#reader.mayRead(this.#decisions)) return 0;
    return this.#slots.waiting === 0 && this.#judge.isNeeded ? 1 : this.#slots.waiting;
  }

  get isWhole(): boolean {
    return this.#reader.hasAll(this.#decisions);
  }

  splice(from: number, remove: number, insert: readonly SessionParagraph[]): void {
    this.#slots.splice(from, remove, insert);
    this.#judge.restart();
  }

  work(limit: number, near = 0, isTimeUp = () => false): number[] {
    this.#useNewAssets();
    if (!this.#reader.mayRead(this.#decisions)) return [];
    const done = this.#readNearest(limit, near, isTimeUp);
    if (this.#slots.waiting > 0 || !this.#judge.isNeeded) return done;
    return [...new Set([...done, ...this.#judge.work(isTimeUp)])];
  }

  findings(index: number): readonly Finding[] | undefined {
    return this.#slots.at(index)?.shown;
  }

  measure(isTimeUp = () => false): DocumentMeasures | undefined {
    const slots = this.#slots;
    for (let index = slots.firstUnmeasured(); index !== undefined; index = slots.firstUnmeasured()) {
      const slot = slots.at(index);
      if (!slot) break;
      slot.measuring ??= this.#reader.measure(slot.paragraph, this.#dialect);
      slot.measures = goOn(slot.measuring, isTimeUp);
      if (!slot.measures) break;
      slot.measuring = undefined;
      slots.renew(index);
      if (isTimeUp()) break;
    }
    return slots.unmeasured === 0 ? this.#measuring.measures(slots.tree) : undefined;
  }

  offenders(goal: Goal, target: Target): readonly (readonly Span[])[] {
    return this.#slots.unmeasured > 0 ? [] : this.#measuring.offenders(this.#slots.tree, goal, target);
  }

  configure(settings: Settings): void {
    const before = this.#decisions.templates;
    this.#decisions = this.#decide(settings);
    this.#judge.configure(this.#decisions);
    this.#readAllAgain(this.#decisions.templates === before);
  }

  /** Reads up to `limit` waiting paragraphs, those nearest to `near` first, and returns their indices. */
  #readNearest(limit: number, near: number, isTimeUp: () => boolean): number[] {
    const around = Math.max(0, Math.min(near, this.#slots.length - 1));
    const done: number[] = [];
    while (done.length < limit) {
      const next = this.#slots.nearestWaiting(around);
      const slot = next === undefined ? undefined : this.#slots.at(next);
      if (next === undefined || !slot || !this.#read(next, slot, isTimeUp)) break;
      done.push(next);
      if (isTimeUp()) break;
    }
    return done;
  }

  /** Reads a paragraph until it is read or the time is up, and returns whether it is read. */
  #read(index: number, slot: Slot, isTimeUp: () => boolean): boolean {
    slot.reading ??= this.#readingOf(slot);
    const shown = goOn(slot.reading, isTimeUp);
    if (!shown) return false;
    slot.reading = undefined;
    slot.shown = shown;
    this.#slots.renew(index);
    return true;
  }

  *#readingOf({ heard: results, paragraph, placed }: Slot): Steps<readonly Finding[]> {
    yield* this.#reader.read(results, paragraph, this.#dialect, this.#decisions);
    return yield* this.#reader.settle(results, paragraph, placed, this.#judge.coinages, this.#decisions.wanted);
  }

  /** Assets that have arrived may change the findings of every paragraph. */
  #useNewAssets(): void {
    if (this.#version === this.#reader.version) return;
    this.#version = this.#reader.version;
    this.#readAllAgain(true);
  }

  /** All paragraphs wait again; what was read is kept, and the document's own findings if `keepsPlaced`. */
  #readAllAgain(keepsPlaced: boolean): void {
    this.#judge.restart();
    this.#slots.renewAll((slot) => {
      slot.shown = undefined;
      slot.reading = undefined;
      if (!keepsPlaced) slot.placed = [];
    });
  }
}
