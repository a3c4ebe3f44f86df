import { type Clock, Pause } from "@housestyle/checker";
import type { SavedContent, UnsavedChanges } from "./shape.ts";

/** The state that the status line shows for the document. It is never better than the truth. */
export type SavedState = "saved" | "saving" | "unsaved" | "failed" | "conflict";

/** How long after the last change the document is saved, in milliseconds. */
const rest = 500;
/** How long a writer who never rests is left without a save, in milliseconds. */
const forced = 2000;

/** Where an autosave keeps things. */
export interface AutosaveStorage {
  /** Saves what is written on top of revision `seen`. Resolves to undefined if someone else has saved first. */
  readonly write: (written: SavedContent, seen: number) => Promise<number | undefined>;
  /**
   * Merges what someone else has saved into what is written here. Resolves to the revision that this is now based on,
   * or to undefined if the writer has to choose.
   */
  readonly join?: () => Promise<number | undefined>;
}

/** Saves a document shortly after each change, and never overwrites someone else’s words. */
export class Autosave {
  readonly #keeper: AutosaveStorage;
  readonly #read: () => SavedContent;
  #notify: (state: SavedState, revision: number) => void;
  readonly #pause: Pause;
  #revision: number;
  #state: SavedState = "saved";
  #changes = 0;
  #writing: Promise<void> | undefined;
  /** The number of saves in progress next to the document. */
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

  /** Saves unsaved changes now. Resolves when this is done or has failed. */
  async flush(): Promise<void> {
    this.#pause.cancel();
    while (this.#writing !== undefined) await this.#writing;
    if (this.#state === "saved" || this.#state === "conflict") return;
    this.#writing = this.#write();
    await this.#writing;
  }

  /** Saves something next to the document, after the document itself. Until both are done, the state is not “saved”. */
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

  /** Stops saving for good. */
  stop(): void {
    this.#pause.cancel();
    this.#notify = () => {};
  }

  /** Records that another tab has saved the same content. `isAll` means that nothing else needs to be saved. */
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
