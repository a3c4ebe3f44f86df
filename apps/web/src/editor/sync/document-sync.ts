import type { Clock } from "@housestyle/checker";
import { inBackground } from "../storage/in-background.ts";
import type { OnServer, StoredDocument } from "../storage/shape.ts";
import { isLost, type LostState, type SyncState } from "./sync-state.ts";

/** How long after it was stored here a document is sent, in milliseconds. */
const rest = 800;
/** The first wait after a failure, and the longest; each is twice the last. */
const firstRetry = 2_000;
const longestRetry = 60_000;

/** What came of sending a document. */
export type SaveResult =
  /** `imageRefusal`: why the server has not all of its images; empty if it has. */
  | { readonly kind: "saved"; readonly server: OnServer; readonly imageRefusal?: string }
  /** Someone else has saved in the meantime. */
  | { readonly kind: "conflict" }
  /** There was no usable answer. The server may have said how many seconds to wait. */
  | { readonly kind: "unreachable"; readonly retryAfter?: number }
  | { readonly kind: "signedOut" }
  | { readonly kind: LostState }
  | { readonly kind: "refused"; readonly message: string };

/** What sending documents needs from its surroundings. */
export interface SyncHost {
  readonly read: () => Promise<StoredDocument | undefined>;
  readonly send: (kept: StoredDocument, server: OnServer) => Promise<SaveResult>;
  /** Stores the server’s answer to what was sent, and changes nothing else of the document. */
  readonly note: (answered: OnServer, sent: OnServer) => Promise<void>;
  /** Runs work while no other tab sends the same document. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly tell: (state: SyncState, message?: string) => void;
  readonly clock: Clock;
}

/** Sends what is stored on this device to the server: shortly after each save, and again until it has arrived. */
export class DocumentSync {
  readonly #host: SyncHost;
  #timer: number | undefined;
  #retry = firstRetry;
  #state: SyncState = "none";
  #isStopped = false;
  #running: Promise<void> | undefined;

  constructor(host: SyncHost) {
    this.#host = host;
  }

  get state(): SyncState {
    return this.#state;
  }

  /** Called when something was stored on this device. */
  kick(): void {
    if (this.#state === "conflict" || isLost(this.#state)) return;
    if (this.#state !== "offline") this.#say("waiting");
    this.#later(rest);
  }

  /** Tries again at once, because the network is back or the page is visible again. */
  async again(): Promise<void> {
    this.#retry = firstRetry;
    await this.push();
  }

  /** Called when a conflict or a deletion has been resolved, so that sending may continue. */
  async settled(): Promise<void> {
    this.#state = "waiting";
    await this.push();
  }

  /** Called when the document turns out to be lost. Nothing is sent until that is settled. */
  lose(state: LostState): void {
    this.#cancel();
    if (this.#state !== state) this.#say(state);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Sends now what is not on the server. Resolves when it is, or when it is known that it cannot be. */
  async push(): Promise<void> {
    this.#cancel();
    if (this.#running !== undefined) {
      await this.#running;
      return;
    }
    this.#running = this.#host.alone(() => this.#pushAlone());
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }

  /** Sends now what is not on the server, and returns whether the server then has what is kept. */
  async saved(): Promise<boolean> {
    await this.push();
    // What was under way may have begun before the last words were kept.
    if (this.#state === "waiting") await this.push();
    return this.#state === "synced";
  }

  async #pushAlone(): Promise<void> {
    const kept = await this.#host.read();
    const { server, revision } = kept ?? {};
    if (this.#isStopped || !kept || !server || this.#state === "conflict" || isLost(this.#state)) return;
    if (server.synced === revision) {
      // A new document in which nothing was written is nowhere yet.
      this.#say(server.id === undefined ? "none" : "synced");
      return;
    }
    if (this.#state !== "offline") this.#say("waiting");
    await this.#take(await this.#host.send(kept, server), server);
  }

  async #take(sent: SaveResult, before: OnServer): Promise<void> {
    switch (sent.kind) {
      case "saved": {
        this.#retry = firstRetry;
        await this.#host.note(sent.server, before);
        const now = await this.#host.read();
        if (now?.revision === sent.server.synced) this.#say("synced");
        else this.#later(rest);
        return;
      }
      case "unreachable":
        this.#say("offline");
        this.#later(sent.retryAfter === undefined ? this.#retry : sent.retryAfter * 1000);
        this.#retry = Math.min(longestRetry, this.#retry * 2);
        return;
      case "refused":
        this.#say("refused", sent.message);
        return;
      default:
        this.#say(sent.kind);
    }
  }

  #later(ms: number): void {
    this.#cancel();
    if (!this.#isStopped) this.#timer = this.#host.clock.later(() => inBackground(this.push()), ms);
  }

  #cancel(): void {
    if (this.#timer !== undefined) this.#host.clock.cancel(this.#timer);
    this.#timer = undefined;
  }

  #say(state: SyncState, message?: string): void {
    this.#state = state;
    if (!this.#isStopped) this.#host.tell(state, message);
  }
}
