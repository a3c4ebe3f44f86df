import { parsedDocument } from "@housestyle/documents";
import { history } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { EditorState, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { LiveSync } from "../../apps/web/src/editor/collaboration/live-sync.ts";
import { pendingSteps, progressOf } from "../../apps/web/src/editor/collaboration/pending-steps.ts";
import { type EditTimes, nameOf } from "./ledger.ts";
import { type StreamEvent, Transport } from "./transport.ts";

/** A document as a server sends it. */
export interface SentDocument {
  readonly Version: number;
  readonly Content: unknown;
}

/** What a writer begins with. */
export interface StartingText {
  readonly doc: Node;
  readonly version: number;
}

/** Returns the text of a document that a server has sent. */
export function startingText({ Content, Version }: SentDocument): StartingText {
  const doc = parsedDocument(Content);
  if (!doc) throw new Error("The server sent a document that cannot be read.");
  return { doc, version: Version };
}

interface WriterOptions {
  readonly name: string;
  readonly documentId: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly urls: () => readonly string[];
  readonly begun: StartingText;
  readonly times: EditTimes;
}

const clock = {
  now: () => performance.now(),
  later: (work: () => void, milliseconds: number) => setTimeout(work, milliseconds) as unknown as number,
  cancel: (timer: number) => clearTimeout(timer),
};

/** The editor of one person without a screen: what the page does with steps, over plain connections. */
export class Writer {
  readonly transport: Transport;
  readonly #client = crypto.randomUUID();
  readonly #times: EditTimes;
  readonly #sync: LiveSync;
  readonly #name: string;
  #edits = 0;
  state: EditorState;
  /** Why it cannot go on; undefined while it can. */
  failure: string | undefined;

  constructor({ name, documentId, headers, urls, begun: { doc, version }, times }: WriterOptions) {
    this.#times = times;
    this.#name = name;
    const plugins = [history(), pendingSteps({ client: this.#client, version, pending: [], nextNumber: 1 })];
    this.state = EditorState.create({ doc, plugins });
    this.transport = new Transport({
      documentId,
      headers,
      urls,
      arrived: (rows) => times.arrived(rows),
      failed: (status) => times.failed(status),
    });
    this.#sync = new LiveSync({
      client: this.#client,
      view: this as unknown as EditorView,
      clock: clock as never,
      send: (body) => this.transport.send(body),
      readSince: (since) => this.transport.readSince(since),
      tell: (state, message) => {
        if (state === "gone" || state === "refused" || state === "signedOut") this.#fail(message ?? state);
      },
      changed: () => {},
      lost: () => this.#fail("lost"),
    });
    this.transport.watch((event) => void this.#received(event));
  }

  /** The version of its copy. */
  get version(): number {
    return progressOf(this.state)?.version ?? 0;
  }

  /** How many of its edits wait for the server. */
  get pending(): number {
    return progressOf(this.state)?.pending.length ?? 0;
  }

  /** There is no page whose caret could be read. */
  hasFocus(): boolean {
    return false;
  }

  dispatch(tr: Transaction): void {
    const before = this.version;
    const waiting = progressOf(this.state)?.pending ?? [];
    this.state = this.state.apply(tr);
    this.#times.seen(this.#client, before, this.version);
    const left = new Set(progressOf(this.state)?.pending.map(({ number }) => number));
    for (const { number } of waiting) if (!left.has(number)) this.#times.settled(nameOf(this.#client, number));
  }

  /** Changes one place at random: mostly puts a mark there that no other edit has. */
  edit(): void {
    if (this.failure) return;
    const at = placeIn(this.state.doc);
    const mark = `[${this.#name}.${++this.#edits}]`;
    const number = progressOf(this.state)?.nextNumber ?? 0;
    const { tr } = this.state;
    const choice = Math.random();
    const isMarked = choice < 0.8;
    if (isMarked) tr.insertText(mark, at);
    else if (choice < 0.95) tr.delete(at - 1, at);
    else tr.split(at);
    this.#times.typed(nameOf(this.#client, number), isMarked ? mark : "");
    this.dispatch(tr);
    this.#sync.kick();
  }

  /** Sends what waits, and reads what is new. */
  again(): Promise<void> {
    return this.#sync.again();
  }

  close(): void {
    this.#sync.stop();
    this.transport.close();
  }

  async #received(event: StreamEvent): Promise<void> {
    if (event.kind === "reset") return this.#fail("reset");
    const { since, version, rows } = event;
    if (rows.length > 0) await this.#sync.received(since, rows);
    else if (version > this.version || this.#sync.state === "offline") await this.#sync.again();
  }

  #fail(why: string): void {
    if (this.failure) return;
    this.failure = why;
    this.close();
  }
}

/** Returns a place between two small letters, so that no mark is ever divided. */
function placeIn(doc: Node): number {
  for (;;) {
    const at = 1 + Math.floor(Math.random() * (doc.content.size - 2));
    const { parent, nodeBefore, nodeAfter } = doc.resolve(at);
    if (!parent.isTextblock) continue;
    if (/[a-z]$/.test(nodeBefore?.text ?? "") && /^[a-z]/.test(nodeAfter?.text ?? "")) return at;
  }
}
