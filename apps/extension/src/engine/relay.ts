import { type CheckElsewhere, DistantPort, pageClock } from "@housestyle/checker";
import type { FromTextsWorker, ToTextsWorker } from "@housestyle/checker/worker";
import { atLeast, type Finding, type RuleInfo } from "@housestyle/engine";
import type { FromEngine } from "../shared/page-port.ts";
import type { EngineWishes } from "./engine-wishes.ts";
import { readToEngine } from "./read-to-engine.ts";

/** The part of a port that is needed. */
interface TextPort {
  postMessage(message: FromEngine): void;
  disconnect(): void;
  readonly onMessage: { addListener(listener: (message: unknown) => void): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
}

/** So long an engine nobody writes with is kept, in milliseconds. */
const patience = 5 * 60_000;

/** Stands between the ports of pages and the one engine. Each port is one text; what a page may not say is not passed on. */
export class Relay {
  readonly #start: () => Worker;
  readonly #wishes: () => Promise<EngineWishes>;
  readonly #checkThere: CheckElsewhere;
  readonly #idle: () => void;
  readonly #ports = new Map<number, TextPort>();
  /** Those of the texts that the server checks. */
  readonly #distant = new Map<number, DistantPort>();
  readonly #rules = new Map<string, RuleInfo>();
  #worker: Worker | undefined;
  #last = 0;
  #shown: (finding: Finding) => boolean = () => true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `idle` is told when nobody has written for a while and the engine has been let go. */
  constructor(
    start: () => Worker,
    wishes: () => Promise<EngineWishes>,
    checkThere: CheckElsewhere,
    idle: () => void = () => {},
  ) {
    this.#start = start;
    this.#wishes = wishes;
    this.#checkThere = checkThere;
    this.#idle = idle;
  }

  /** Has the engine ready for whoever comes. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#rest(), patience);
    if (this.#distant.size === 0) this.#startWorker();
  }

  #startWorker(): void {
    if (this.#worker) return;
    const worker = this.#start();
    this.#worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<FromTextsWorker>) => this.#hear(data));
    worker.addEventListener("error", () => this.#lose(worker));
  }

  /** A text begins. */
  accept(port: TextPort): void {
    this.wake();
    const text = ++this.#last;
    this.#ports.set(text, port);
    port.onMessage.addListener((value) => {
      const message = readToEngine(value);
      if (!message) port.disconnect();
      if (!message || !this.#ports.has(text)) this.#end(text);
      else if (message.type === "rule") port.postMessage({ ...message, rule: this.#rules.get(message.id) });
      else if (message.type === "open") this.#open(text);
      else this.#afterOpening(text, () => this.#tell({ text, message }));
    });
    port.onDisconnect.addListener(() => this.#end(text));
  }

  /** What pages say before the wishes are known, in order. */
  readonly #opening = new Map<number, (() => void)[]>();

  #open(text: number): void {
    const waiting: (() => void)[] = [];
    this.#opening.set(text, waiting);
    void this.#wishes().then(({ dialect, settings, isThere, level }) => {
      this.#shown = atLeast(level);
      if (isThere) this.#goThere(text);
      else this.#startWorker();
      if (this.#ports.has(text)) this.#tell({ text, message: { type: "open", dialect, settings } });
      this.#opening.delete(text);
      for (const tell of waiting) tell();
    });
  }

  /** The server checks this text. The engine ends when it has none left. */
  #goThere(text: number): void {
    const port = new DistantPort(this.#checkThere, pageClock);
    port.listen((message) => this.#hear({ text, message }));
    if (this.#ports.has(text)) this.#distant.set(text, port);
    if (this.#distant.size < this.#ports.size) return;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #afterOpening(text: number, tell: () => void): void {
    const waiting = this.#opening.get(text);
    if (waiting) waiting.push(tell);
    else tell();
  }

  #tell(told: ToTextsWorker): void {
    const distant = this.#distant.get(told.text);
    if (distant && told.message.type !== "close") distant.postMessage(told.message);
    else if (this.#ports.has(told.text) || told.message.type === "close") this.#worker?.postMessage(told);
  }

  #hear({ text, message }: FromTextsWorker): void {
    const port = this.#ports.get(text);
    if (message.type === "ready") {
      for (const rule of message.rules) this.#rules.set(rule.id, rule);
      port?.postMessage({ type: "ready", rules: [], templates: [] });
    } else if (message.type === "checked") {
      const paragraphs = message.paragraphs.map(({ stamp, findings }) => ({
        stamp,
        findings: findings.filter(this.#shown),
      }));
      port?.postMessage({ type: "checked", paragraphs });
    } else if (message.type === "failed" || message.type === "unanswered") port?.postMessage(message);
  }

  #end(text: number): void {
    if (!this.#ports.delete(text)) return;
    this.#distant.get(text)?.end();
    this.#distant.delete(text);
    this.#tell({ text, message: { type: "close" } });
    this.wake();
  }

  /** The engine has broken: whoever writes begins again with another one. */
  #lose(worker: Worker): void {
    worker.terminate();
    if (this.#worker === worker) this.#worker = undefined;
    for (const port of this.#ports.values()) port.disconnect();
    this.#ports.clear();
  }

  #rest(): void {
    if (this.#ports.size > 0) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#idle();
  }
}
