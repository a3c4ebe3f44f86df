import { localOnly } from "../../app/local-only.ts";
import { session } from "../../app/session.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readStored } from "../storage/database.ts";
import { inBackground } from "../storage/in-background.ts";
import { noteServer } from "../storage/journal.ts";
import type { BrowserDatabase, OnServer } from "../storage/shape.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { LiveDocument } from "./live-document.ts";

interface SwitchCallbacks {
  readonly tell: (state: SyncState, message?: string) => void;
  /** Others have chosen another language or style. */
  readonly readAs: (facts: OnServer | undefined) => void;
  /** From now on edits are sent one by one. */
  readonly begun: () => void;
  /** The document is saved as a whole again. */
  readonly left: () => Promise<void>;
}

/** Lets others write in the open document at the same time, where the operator or the team has turned that on. */
export class TogetherSwitch {
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase;
  readonly #callbacks: SwitchCallbacks;
  #live: LiveDocument | undefined;
  /** Whether it begins or ends just now. */
  #isBusy = false;

  constructor(controller: EditorController, database: BrowserDatabase, callbacks: SwitchCallbacks) {
    this.#controller = controller;
    this.#database = database;
    this.#callbacks = callbacks;
  }

  /** The open document while others may write in it. */
  get live(): LiveDocument | undefined {
    return this.#live;
  }

  /** Begins, if the text is one that the server knows. */
  async begin(): Promise<void> {
    const isOn = session.read().profile?.Flags?.CollaborativeEditing === true;
    if (!isOn || this.#live || this.#isBusy || localOnly.isOn()) return;
    this.#isBusy = true;
    try {
      const { LiveDocument } = await import("./live-document.ts");
      await this.#controller.document.flush();
      const kept = await readStored(this.#database, this.#controller.document.key);
      if (!kept?.server?.id) return;
      this.#live = await LiveDocument.begin(this.#controller, this.#database, kept, {
        tell: this.#callbacks.tell,
        readAs: (language, style) => inBackground(this.#readAs(language, style)),
        lost: () => inBackground(this.#leave()),
      });
      if (this.#live) this.#callbacks.begun();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Steps lead to the server’s text no more: it is read as a whole and merged. */
  async #leave(): Promise<void> {
    const live = this.#live;
    if (!live || this.#isBusy) return;
    // Until the whole text was read, beginning again would end in the same way.
    this.#isBusy = true;
    // What is pending, and what it is based on, is kept before it becomes a difference.
    this.#controller.document.touch();
    try {
      await this.#controller.document.flush();
      this.#live = undefined;
      live.leave();
      await this.#callbacks.left();
    } finally {
      this.#isBusy = false;
    }
    await this.begin();
  }

  async #readAs(language: string | undefined, style: string | undefined): Promise<void> {
    const { key } = this.#controller.document;
    await noteServer(
      this.#database,
      key,
      (known) => known && { ...known, language: language ?? known.language, style: style ?? known.style },
    );
    this.#callbacks.readAs((await readStored(this.#database, key))?.server);
  }
}
