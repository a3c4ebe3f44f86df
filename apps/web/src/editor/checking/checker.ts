import { textBlocks } from "@housestyle/documents";
import type { Dialect, Finding, RuleInfo, Settings, TemplateInfo } from "@housestyle/engine";
import type { Node } from "@tiptap/pm/model";
import { type Block, follow, paragraphOf, spliceBetween } from "./blocks.ts";
import type { Checked, FromWorker, SentParagraph, ToWorker } from "./messages.ts";
import { type Clock, Pause } from "./pause.ts";

/** The part of a `Worker` that is needed. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  listen(receive: (message: FromWorker) => void): void;
}

/** How far a check has come, in paragraphs. */
export interface Progress {
  readonly checked: number;
  readonly total: number;
}

/** Findings of a block that is still in the document with the very content they are about. */
export interface Arrival {
  readonly block: Block;
  readonly findings: readonly Finding[];
}

/** What the checker tells the page. */
export interface CheckerEvents {
  readonly ready: (rules: readonly RuleInfo[], templates: readonly TemplateInfo[]) => void;
  readonly failed: () => void;
  readonly arrived: (arrivals: readonly Arrival[]) => void;
  /** Everything else the worker answers. */
  readonly answered: (message: FromWorker) => void;
}

/**
 * Keeps a checking worker in step with a document. Only blocks that changed are sent, after a pause; answers about
 * content that is no longer there are dropped.
 */
export class Checker {
  readonly #events: CheckerEvents;
  readonly #pause: Pause;
  #port: WorkerPort | undefined;
  #blocks: readonly Block[] = [];
  #sent: readonly number[] = [];
  #findings = new Map<number, readonly Finding[]>();
  #stamp = 0;

  constructor(clock: Clock, events: CheckerEvents) {
    this.#events = events;
    this.#pause = new Pause(() => this.#send(), clock);
  }

  /** The blocks of the document as it is now. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  get progress(): Progress {
    return { checked: this.#findings.size, total: this.#blocks.length };
  }

  /** The blocks nobody has checked yet with their present content. */
  get waiting(): readonly Block[] {
    return this.#blocks.filter((block) => !this.#findings.has(block.stamp));
  }

  /** What was found in the blocks that are checked, filters of this page not yet applied. */
  get found(): readonly Arrival[] {
    return this.#blocks.flatMap((block) => {
      const findings = this.#findings.get(block.stamp);
      return findings ? [{ block, findings }] : [];
    });
  }

  /** Begins to use a worker, or another one after the last has failed; it is told everything. */
  connect(port: WorkerPort, dialect: Dialect, settings: Settings): void {
    this.#port = port;
    this.#sent = [];
    this.#findings.clear();
    port.listen((message) => {
      if (port === this.#port) this.#receive(message);
    });
    port.postMessage({ type: "open", dialect, settings });
    this.#send();
  }

  /** The document changed. Cheap: nothing is sent before a pause. */
  track(doc: Node): void {
    const before = this.#blocks;
    this.#blocks = follow(before, textBlocks(doc), () => ++this.#stamp);
    this.#forgetGone();
    this.#pause.touch();
  }

  /** The document was replaced as a whole: it is sent at once. */
  replace(doc: Node): void {
    this.#blocks = follow([], textBlocks(doc), () => ++this.#stamp);
    this.#findings.clear();
    this.#send();
  }

  /** The reader looks at the block with this index. */
  lookAt(index: number): void {
    this.#port?.postMessage({ type: "near", index });
  }

  configure(settings: Settings): void {
    this.#port?.postMessage({ type: "configure", settings });
  }

  /** Asks the worker something else, about the text as it is now. Answers whether there is one. */
  ask(message: ToWorker): boolean {
    this.#send();
    this.#port?.postMessage(message);
    return this.#port !== undefined;
  }

  /** Another kind of English: everything waits again. */
  speak(dialect: Dialect): void {
    this.#findings.clear();
    this.#port?.postMessage({ type: "dialect", dialect });
  }

  #send(): void {
    if (!this.#port) return;
    const splice = spliceBetween(this.#sent, this.#blocks);
    if (!splice) return;
    const insert: SentParagraph[] = splice.insert.map((block) => ({
      stamp: block.stamp,
      paragraph: paragraphOf(block),
    }));
    this.#port.postMessage({ type: "splice", at: splice.at, remove: splice.remove, insert });
    this.#sent = this.#blocks.map((block) => block.stamp);
  }

  #receive(message: FromWorker): void {
    if (message.type === "ready") {
      // What came before were the first findings: all of it is on its way again, whole.
      this.#findings.clear();
      this.#events.ready(message.rules, message.templates);
    } else if (message.type === "failed") this.#events.failed();
    else if (message.type === "checked") this.#take(message.paragraphs);
    else this.#events.answered(message);
  }

  #take(paragraphs: readonly Checked[]): void {
    const wanted = new Map(paragraphs.map((checked) => [checked.stamp, checked.findings]));
    const arrivals = this.#blocks.flatMap((block) => {
      const findings = wanted.get(block.stamp);
      if (!findings) return [];
      this.#findings.set(block.stamp, findings);
      return [{ block, findings }];
    });
    if (arrivals.length > 0) this.#events.arrived(arrivals);
  }

  #forgetGone(): void {
    const living = new Set(this.#blocks.map((block) => block.stamp));
    for (const stamp of this.#findings.keys()) if (!living.has(stamp)) this.#findings.delete(stamp);
  }
}
