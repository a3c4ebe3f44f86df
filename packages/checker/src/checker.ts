import {
  type Dialect,
  type Finding,
  foldLate,
  type RuleInfo,
  type Settings,
  type TemplateInfo,
} from "@housestyle/engine";
import type { Block, Splice } from "./block.ts";
import { carriedOver } from "./carried-over.ts";
import type { FromWorker, SentParagraph, StampedFindings, ToWorker } from "./messages.ts";
import { type Clock, Pause } from "./pause.ts";
import { spliced } from "./spliced.ts";
import { splicesBetween } from "./splices-between.ts";
import { UnsentEdits } from "./unsent-edits.ts";
import type { WorkerPort } from "./worker-port.ts";

/** The progress of a check, in paragraphs. */
export interface CheckProgress {
  readonly checked: number;
  readonly total: number;
}

/** Findings of a block whose content has not changed since. */
export interface BlockFindings<B extends Block = Block> {
  readonly block: B;
  readonly findings: readonly Finding[];
}

/** The events of a checker. */
export interface CheckerEvents<B extends Block = Block> {
  readonly ready: (rules: readonly RuleInfo[], templates: readonly TemplateInfo[]) => void;
  readonly failed: () => void;
  /** The late checker is ready, or has failed. */
  readonly late?: (rules: readonly RuleInfo[] | "failed") => void;
  readonly arrived: (arrivals: readonly BlockFindings<B>[]) => void;
  /** The worker has sent any other message. */
  readonly answered: (message: FromWorker) => void;
}

/**
 * Keeps a worker in step with a text. After a pause, only changed blocks are sent; results for content that has changed since
 * are dropped.
 */
export class Checker<B extends Block = Block> {
  readonly #events: CheckerEvents<B>;
  readonly #pause: Pause;
  #port: WorkerPort | undefined;
  #blocks: B[] = [];
  readonly #living = new Map<number, B>();
  readonly #findings = new Map<number, readonly Finding[]>();
  /** The late checker and its findings. */
  #latePort: WorkerPort | undefined;
  readonly #late = new Map<number, readonly Finding[]>();
  /** The edits that have not been sent to the worker yet. */
  readonly #unsent = new UnsentEdits();

  constructor(clock: Clock, events: CheckerEvents<B>) {
    this.#events = events;
    this.#pause = new Pause(() => this.#send(), clock);
  }

  get progress(): CheckProgress {
    return { checked: this.#findings.size, total: this.#blocks.length };
  }

  /** The blocks whose current content has not been checked. */
  get waiting(): readonly B[] {
    return this.#blocks.filter((block) => !this.#findings.has(block.stamp));
  }

  /** The findings of all checked blocks, before the filters of the page. */
  get found(): readonly BlockFindings<B>[] {
    return this.#blocks.flatMap((block) => this.arrival(block.stamp) ?? []);
  }

  /** Returns the findings of the block with a stamp, or undefined if the block is unchecked or gone. */
  arrival(stamp: number): BlockFindings<B> | undefined {
    const block = this.#living.get(stamp);
    const findings = this.#findings.get(stamp);
    return block && findings && { block, findings: foldLate(findings, this.#late.get(stamp) ?? []) };
  }

  /** Returns the block with a stamp, or undefined if it is gone. */
  block(stamp: number): B | undefined {
    return this.#living.get(stamp);
  }

  /** Starts to use a worker, or another one after the last has failed, and sends it the whole text. */
  connect(port: WorkerPort, dialect: Dialect, settings: Settings): void {
    this.#send();
    this.#port = port;
    this.#findings.clear();
    port.listen((message) => {
      if (port === this.#port) this.#receive(message);
    });
    this.#open(port, dialect, settings);
  }

  /** Starts to use a late checker, whose findings give way to those of the rules. Undefined stops using it. */
  connectLate(port: WorkerPort | undefined, dialect: Dialect, settings: Settings): void {
    this.#send();
    this.#latePort = port;
    const said = [...this.#late.keys()];
    this.#late.clear();
    this.#tell(said);
    port?.listen((message) => {
      if (port === this.#latePort) this.#receiveLate(message);
    });
    if (port) this.#open(port, dialect, settings);
  }

  /** Sends the whole text to a worker. */
  #open(port: WorkerPort, dialect: Dialect, settings: Settings): void {
    this.#unsent.clear();
    port.postMessage({ type: "open", dialect, settings });
    if (this.#blocks.length > 0) this.#spliceInto(port, 0, 0, this.#blocks);
  }

  /**
   * Records a change of the text. This is cheap: only changed blocks are looked at, and they are sent after a pause.
   */
  change(splice: Splice<B>): void {
    this.#take(splice);
    this.#pause.touch();
  }

  /** Replaces the whole text and sends it immediately. */
  replace(blocks: readonly B[]): void {
    this.#take({ at: 0, remove: this.#blocks.length, insert: blocks });
    this.#send();
  }

  /** Tells the worker that the reader looks at the block with this index, which is then checked first. */
  lookAt(index: number): void {
    for (const port of this.#ports) port.postMessage({ type: "near", index });
  }

  configure(settings: Settings): void {
    for (const port of this.#ports) port.postMessage({ type: "configure", settings });
  }

  /** Sends the worker a message about the current text. Returns whether there is a worker. */
  ask(message: ToWorker): boolean {
    this.#send();
    this.#port?.postMessage(message);
    return this.#port !== undefined;
  }

  /** Changes the English variety. All blocks are checked again. */
  speak(dialect: Dialect): void {
    this.#findings.clear();
    for (const port of this.#ports) port.postMessage({ type: "dialect", dialect });
  }

  get #ports(): readonly WorkerPort[] {
    return [this.#port, this.#latePort].filter((port) => port !== undefined);
  }

  #take(splice: Splice<B>): void {
    const { list, gone } = spliced(this.#blocks, splice);
    this.#blocks = list;
    for (const { stamp } of gone) this.#living.delete(stamp);
    for (const block of splice.insert) this.#living.set(block.stamp, block);
    this.#carryOver(gone, splice.insert);
    for (const { stamp } of gone) {
      if (this.#living.has(stamp)) continue;
      this.#findings.delete(stamp);
      this.#late.delete(stamp);
    }
    // What has gone and come again, with the words of before, is no edit.
    for (const { at, remove, insert } of splicesBetween(gone, splice.insert))
      this.#unsent.add({ at: splice.at + at, remove, insert: insert.length });
  }

  /** Keeps the late findings of a paragraph while it is edited, until its new content has been checked. */
  #carryOver([before, ...others]: readonly B[], [block, ...more]: readonly B[]): void {
    if (!before || !block || others.length > 0 || more.length > 0 || before.stamp === block.stamp) return;
    const findings = this.#late.get(before.stamp) ?? [];
    if (findings.length === 0) return;
    this.#late.set(block.stamp, carriedOver({ text: before.paragraph.text, findings }, block.paragraph.text));
  }

  #send(): void {
    if (this.#ports.length === 0 || this.#unsent.isEmpty) return;
    for (const { at, remove, insert, from } of this.#unsent.take())
      for (const port of this.#ports) this.#spliceInto(port, at, remove, this.#blocks.slice(from, from + insert));
  }

  #spliceInto(port: WorkerPort, at: number, remove: number, blocks: readonly B[]): void {
    const insert = blocks.map(({ stamp, paragraph }): SentParagraph => ({ stamp, paragraph }));
    port.postMessage({ type: "splice", at, remove, insert });
  }

  #receive(message: FromWorker): void {
    if (message.type === "ready") {
      // What came before were the first findings: all of it is on its way again, whole.
      this.#findings.clear();
      this.#events.ready(message.rules, message.templates);
    } else if (message.type === "failed") this.#events.failed();
    else if (message.type === "checked") this.#arrive(message.paragraphs);
    else this.#events.answered(message);
  }

  #receiveLate(message: FromWorker): void {
    if (message.type === "late-ready") this.#events.late?.(message.rules);
    else if (message.type === "failed") this.#events.late?.("failed");
    else if (message.type === "checked") {
      const living = message.paragraphs.filter(({ stamp }) => this.#living.has(stamp));
      for (const { stamp, findings } of living) this.#late.set(stamp, findings);
      this.#tell(living.map(({ stamp }) => stamp));
    }
  }

  #arrive(paragraphs: readonly StampedFindings[]): void {
    const living = paragraphs.filter(({ stamp }) => this.#living.has(stamp));
    for (const { stamp, findings } of living) this.#findings.set(stamp, findings);
    this.#tell(living.map(({ stamp }) => stamp));
  }

  /** Reports the findings of some blocks, except those that the rules have not checked yet. */
  #tell(stamps: readonly number[]): void {
    const arrivals = stamps.flatMap((stamp) => this.arrival(stamp) ?? []);
    if (arrivals.length > 0) this.#events.arrived(arrivals);
  }
}
