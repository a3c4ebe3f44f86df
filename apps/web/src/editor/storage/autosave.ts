import { type Clock, Pause } from "@housestyle/checker";
import type { SavedContent, UnsavedChanges } from "./shape.ts";

/** What the status line says about the document, and it is always true. */
export type SavedState = "saved" | "saving" | "unsaved" | "failed" | "conflict";

/** How long after the last change the document is kept, in milliseconds. */
const rest = 500;
/** How long a writer who never rests is left without a save, in milliseconds. */
const forced = 2000;

/** Where an autosave keeps things. */
export interface AutosaveStorage {
  /** Keeps what is written on top of revision `seen`; undefined when someone else was first. */
  readonly write: (written: SavedContent, seen: number) => Promise<number | undefined>;
  /**
   * Brings what someone else has kept into what is written here. Answers the revision that this is on top of from then on;
   * undefined when someone has to choose.
   */
  readonly join?: () => Promise<number | undefined>;
}

/** Saves a document a moment after each change, never over someone else's words. */
export class Autosave {
  readonly #keeper: AutosaveStorage;
  readonly #read: () => SavedContent;
  #notify: (state: SavedState, revision: number) => void;
  readonly #pause: Pause;
  #revision: number;
  #state: SavedState = "saved";
  #changes = 0;
  #writing: Promise<void> | undefined;
  /** How much is being kept beside the document. */
  #beside = 0;

  constructor(
    keeper: AutosaveStorage,
    read: () => SavedContent,
    tell: (state: SavedState, revision: number) => void,
    clock: Clock,
    revision: number,
  ) {
    this.#keeper = keeper;
    this.#read = read;
    this.#notify = tell;
    this.#pause = new Pause(() => void this.flush(), clock, rest, forced);
    this.#revision = revision;
  }

  get state(): SavedState {
    return this.#state;
  }

  get revision(): number {
    return this.#revision;
  }

  /** The document changed. */
  touch(): void {
    this.#changes++;
    if (this.#state === "conflict") return;
    if (this.#state !== "saving") this.#say("unsaved");
    this.#pause.touch();
  }

  /** Saves now what is not saved. Resolves when it is, or when it is known that it cannot be. */
  async flush(): Promise<void> {
    this.#pause.cancel();
    while (this.#writing !== undefined) await this.#writing;
    if (this.#state === "saved" || this.#state === "conflict") return;
    this.#writing = this.#write();
    await this.#writing;
  }

  /** Keeps something beside the document, once that is kept itself. Until both are, nothing is said to be saved. */
  async beside(keep: () => Promise<void>): Promise<void> {
    this.#beside++;
    this.#say(this.#state);
    try {
      await this.flush();
      await keep();
    } finally {
      this.#beside--;
      this.#say(this.#state);
    }
  }

  /** What would be lost if the page went now; undefined when nothing would, or when another tab was first. */
  get unsaved(): UnsavedChanges | undefined {
    if (this.#state === "saved" || this.#state === "conflict") return undefined;
    const isUnderWay = this.#writing !== undefined;
    return { written: this.#read(), seen: this.#revision, upTo: this.#revision + (isUnderWay ? 1 : 0) };
  }

  /** Gives up: nothing more is kept. */
  stop(): void {
    this.#pause.cancel();
    this.#notify = () => {};
  }

  /** What another tab has saved is here, too; `isAll` when there is nothing else to be kept. */
  adopt(revision: number, isAll: boolean): void {
    this.#revision = revision;
    if (isAll) this.#say("saved");
  }

  /** The writer decided that the words of this tab count, although `revision` was saved elsewhere. */
  async overrule(revision: number): Promise<void> {
    this.#revision = revision;
    this.#say("unsaved");
    await this.flush();
  }

  async #write(): Promise<void> {
    let upTo = this.#changes;
    this.#say("saving");
    try {
      let revision = await this.#keeper.write(this.#read(), this.#revision);
      while (revision === undefined) {
        const seen = await this.#keeper.join?.();
        if (seen === undefined) {
          this.#say("conflict");
          return;
        }
        this.#revision = seen;
        upTo = this.#changes;
        revision = await this.#keeper.write(this.#read(), seen);
      }
      this.#revision = revision;
      this.#say(this.#changes === upTo ? "saved" : "unsaved");
    } catch {
      this.#say("failed");
    } finally {
      this.#writing = undefined;
    }
  }

  #say(state: SavedState): void {
    this.#state = state;
    this.#notify(state === "saved" && this.#beside > 0 ? "saving" : state, this.#revision);
  }
}
