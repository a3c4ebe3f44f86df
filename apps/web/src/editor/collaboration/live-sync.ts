import type { Clock } from "@housestyle/checker";
import { DetailsStep, parsedStep, type StepRow } from "@housestyle/documents/steps";
import type { EditorView } from "prosemirror-view";
import { inBackground } from "../storage/in-background.ts";
import { isLost, type SyncState } from "../sync/sync-state.ts";
import { readCaret } from "../writing/read-caret.ts";
import { type CommitBody, nextCommit } from "./next-commit.ts";
import { progressOf, receiveSteps } from "./pending-steps.ts";

/** What the server has answered. */
export type StepsResult =
  | { readonly kind: "steps"; readonly rows: readonly StepRow[] }
  /** The steps since that version are gone. */
  | { readonly kind: "stale" }
  | { readonly kind: "unreachable"; readonly retryAfter?: number | undefined }
  /** As many others write as may. */
  | { readonly kind: "crowded" }
  | { readonly kind: "signedOut" | "gone" | "noAccess" }
  | { readonly kind: "refused"; readonly message: string };

/** What live collaboration needs from its surroundings. */
export interface LiveHost {
  readonly client: string;
  readonly view: EditorView;
  readonly clock: Clock;
  /** Whether it is recorded how the document is written. */
  readonly isRecorded?: () => boolean;
  readonly send: (body: CommitBody) => Promise<StepsResult>;
  readonly readSince: (version: number) => Promise<StepsResult>;
  readonly tell: (state: SyncState, message?: string) => void;
  /** Called when others have changed the title, the language, or the ignored remarks. */
  readonly changed: (details: DetailsStep) => void;
  /** This text and the server’s cannot be brought together by steps any more. */
  readonly lost: () => void;
}

/** The least time between two calls that send, and waits after failures: the first, and the longest. Milliseconds. */
const pace = 50;
const firstRetry = 1_000;
const longestRetry = 30_000;
/** How often it is tried again while too many others write. Milliseconds. */
const crowdedRetry = 5_000;
/** How long the end of a composed character is waited for. Milliseconds. */
const composing = 100;

/** Sends what is written in an editor and brings in what others write. */
export class LiveSync {
  readonly #host: LiveHost;
  #running: Promise<void> | undefined;
  #timer: number | undefined;
  #retry = firstRetry;
  #isStopped = false;
  #isOffline = false;
  #isCrowded = false;
  #isReading = false;
  #state: SyncState | undefined;

  constructor(host: LiveHost) {
    this.#host = host;
  }

  get state(): SyncState | undefined {
    return this.#state;
  }

  /** Whether this can only be started afresh: the document is gone, or the writer may no longer edit it. */
  get isOver(): boolean {
    return isLost(this.#state) || this.#state === "signedOut" || this.#state === "refused";
  }

  /** The editor has changed. */
  kick(): void {
    if (this.#isStopped || this.isOver) return;
    this.#show();
    if (!this.#isOffline && this.#timer === undefined && this.#running === undefined) this.#later(0);
  }

  /** Sends now what is pending, and resolves when it was tried. */
  async push(): Promise<void> {
    this.#cancel();
    this.#running ??= this.#send().finally(() => {
      this.#running = undefined;
      if (!this.#isOffline && !this.#isCrowded && !this.isOver && this.#pending > 0) this.#later(pace);
    });
    await this.#running;
  }

  /** Sends all that is pending. Returns whether the server has it. */
  async saved(): Promise<boolean> {
    for (let tries = 0; tries < 20 && this.#pending > 0 && !this.isOver; tries++) {
      await this.push();
      if (this.#isOffline || this.#isCrowded) break;
    }
    return this.#pending === 0 && !this.isOver;
  }

  /** Tries again when the network may be back: reads what is new and sends what is pending. */
  async again(): Promise<void> {
    if (this.#isStopped || this.isOver) return;
    this.#retry = firstRetry;
    await this.#readNewer();
    await this.push();
  }

  /** The server has sent steps that follow a version. */
  async received(since: number, rows: readonly StepRow[]): Promise<void> {
    if (this.#isStopped || this.isOver) return;
    if (since > this.#version) await this.#readNewer();
    else await this.#take(since, rows, 0);
    if (this.#isOffline) await this.again();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  get #version(): number {
    return progressOf(this.#host.view.state)?.version ?? 0;
  }

  get #pending(): number {
    return progressOf(this.#host.view.state)?.pending.length ?? 0;
  }

  async #send(): Promise<void> {
    const body = nextCommit(this.#host.view.state, this.#host.client, this.#host.isRecorded?.());
    if (!body || this.#isStopped) return this.#show();
    const result = await this.#host.send(body);
    this.#isCrowded = result.kind === "crowded";
    await this.#follow(result, body.Version, body.First + body.Steps.length - 1);
  }

  async #readNewer(): Promise<void> {
    if (this.#isReading || this.#isStopped) return;
    this.#isReading = true;
    try {
      const since = this.#version;
      await this.#follow(await this.#host.readSince(since), since, 0);
    } finally {
      this.#isReading = false;
    }
  }

  async #follow(result: StepsResult, since: number, settled: number): Promise<void> {
    if (this.#isStopped) return;
    if (result.kind === "steps") {
      this.#isOffline = false;
      this.#retry = firstRetry;
      await this.#take(since, result.rows, settled);
    } else if (result.kind === "crowded") {
      this.#isOffline = false;
      this.#show();
      this.#later(crowdedRetry);
    } else if (result.kind === "stale") this.#host.lost();
    else if (result.kind === "unreachable") {
      this.#isOffline = true;
      this.#show();
      this.#later(result.retryAfter === undefined ? this.#retry : result.retryAfter * 1_000);
      this.#retry = Math.min(longestRetry, this.#retry * 2);
    } else this.#say(result.kind, result.kind === "refused" ? result.message : undefined);
  }

  /** Brings rows in that follow a version, as far as they are new here. */
  async #take(since: number, rows: readonly StepRow[], settled: number): Promise<void> {
    const { view } = this.#host;
    while (view.composing && !this.#isStopped) {
      await new Promise<void>((done) => this.#host.clock.later(done, composing));
    }
    if (this.#isStopped || view.isDestroyed) return;
    const fresh = rows.slice(Math.max(0, this.#version - since));
    if (fresh.length > 0 || settled > 0) {
      readCaret(view);
      try {
        receiveSteps(view, fresh, settled);
      } catch {
        return this.#host.lost();
      }
    }
    for (const row of fresh) {
      const step = row.Client === this.#host.client ? undefined : parsedStep(row.Step);
      if (step instanceof DetailsStep) this.#host.changed(step);
    }
    this.#show();
  }

  #show(): void {
    if (this.isOver) return;
    const waiting = this.#isCrowded ? "crowded" : "sending";
    this.#say(this.#isOffline ? "offline" : this.#pending > 0 ? waiting : "live");
  }

  #say(state: SyncState, message?: string): void {
    this.#state = state;
    if (!this.#isStopped) this.#host.tell(state, message);
  }

  #later(ms: number): void {
    this.#cancel();
    if (this.#isStopped) return;
    this.#timer = this.#host.clock.later(() => {
      this.#timer = undefined;
      inBackground(this.#isOffline ? this.#retryNow() : this.push());
    }, ms);
  }

  async #retryNow(): Promise<void> {
    await this.#readNewer();
    if (!this.#isOffline) await this.push();
  }

  #cancel(): void {
    if (this.#timer !== undefined) this.#host.clock.cancel(this.#timer);
    this.#timer = undefined;
  }
}
