import { localOnly } from "../../app/local-only.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readStored } from "../storage/database.ts";
import { inBackground } from "../storage/in-background.ts";
import { giveDraftTo, keyOf } from "../storage/journal.ts";
import { lastDocument, rememberLast } from "../storage/last-document.ts";
import type { BrowserDatabase, OnServer } from "../storage/shape.ts";
import { begunDocument } from "./begun-document.ts";
import { documentAddress, isNew, newName } from "./document-address.ts";
import { nameDocument } from "./name-document.ts";

/** Opens an address of this page, as a new entry in the history or in place of the current one. */
export type GoTo = (address: string, inPlace?: boolean) => void;

/** What the draft asks and reports. */
interface DraftCallbacks {
  /** Returns the account that is logged in; undefined if none is. */
  readonly account: () => number | undefined;
  readonly goTo: GoTo;
  /** Called with whether to offer moving the draft into the account. */
  readonly offer: (isOffered: boolean) => void;
  /** Called when the draft has become a document in the account, which must be synced from then on. */
  readonly takenIn: (facts: OnServer | undefined) => void;
}

/**
 * The draft of this device while it is open. If someone who is logged in starts it, it becomes a document in their account. A
 * draft from before they logged in stays on the device until they move it.
 */
export class DeviceDraft {
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase;
  readonly #callbacks: DraftCallbacks;
  readonly #stopListening: () => void;
  /** Whether it was empty when this page opened it, or has been since. */
  #isBare = false;
  /** Whether someone typed in it: the sample text is not worth a document. */
  #isWritten = false;
  #takingIn: Promise<boolean> | undefined;
  #isKeptHere = false;
  #isLeft = false;

  constructor(controller: EditorController, database: BrowserDatabase, callbacks: DraftCallbacks) {
    this.#controller = controller;
    this.#database = database;
    this.#callbacks = callbacks;
    this.#stopListening = controller.events.on("changed", (tr) => {
      if (tr.docChanged && !tr.getMeta("opened")) this.#isWritten = true;
    });
  }

  /** Moves the draft into the account if the person who is logged in started it, and offers to otherwise. */
  look(): void {
    if (this.#callbacks.account() === undefined || this.#controller.named !== undefined || localOnly.isOn()) return;
    if (this.#isEmpty) this.#isBare = true;
    else if (this.#isOwn) inBackground(this.#takeIn());
    this.#callbacks.offer(!this.#isBare && !this.#isKeptHere);
  }

  /** Moves the draft into the account at its writer’s request. */
  async save(): Promise<void> {
    if (await this.#takeIn()) this.#controller.notify(editorSync.moved);
  }

  /** Keeps the draft on this device and stops offering to move it. */
  keepHere(): void {
    this.#isKeptHere = true;
    this.#callbacks.offer(false);
  }

  /**
   * Opens the account's last document if the draft is empty and the address asks for nothing else. Returns whether it did.
   */
  async goOn(account: number): Promise<boolean> {
    const { wasNew } = this.#controller.document;
    this.#isBare ||= this.#isEmpty || wasNew;
    // Someone may have typed before this listened.
    this.#isWritten ||= wasNew && !this.#isEmpty;
    if (!this.#isBare || location.search !== "") return false;
    const name = lastDocument(account);
    if (name === undefined) return false;
    const isHere = (await readStored(this.#database, keyOf(account, name))) !== undefined;
    // Someone may have started to write meanwhile, or left.
    if (this.#isLeft || !this.#isEmpty || (!isHere && (isNew(name) || localOnly.isOn()))) return false;
    this.#callbacks.goTo(documentAddress(name), true);
    return true;
  }

  /** Another tab has moved the draft into the account. Opens that document unless this tab has unsaved changes. */
  follow(name: string): void {
    if (this.#controller.named !== undefined || this.#controller.state.read().saved !== "saved") return;
    this.#callbacks.goTo(documentAddress(name), true);
  }

  /**
   * Called when the page is closed. The draft of a person who is logged in must not be shown to the next writer here.
   */
  leave(): void {
    this.#isLeft = true;
    this.#stopListening();
    const account = this.#callbacks.account();
    if (account !== undefined && this.#isOwn && !this.#takingIn) inBackground(this.#giveTo(account));
  }

  async #giveTo(account: number): Promise<void> {
    const name = newName();
    const key = keyOf(account, name);
    const server = begunDocument(this.#controller, name, this.#controller.document.written.content, 0);
    await this.#controller.document.flush();
    await giveDraftTo(this.#database, key, server);
    rememberLast(key);
  }

  /**
   * Turns the draft into a document in the account without reloading it, so that undo still works. Returns whether it did.
   */
  #takeIn(): Promise<boolean> {
    const account = this.#callbacks.account();
    if (account === undefined || this.#controller.named !== undefined) return Promise.resolve(false);
    this.#takingIn ??= this.#moveTo(account).finally(() => {
      this.#takingIn = undefined;
    });
    return this.#takingIn;
  }

  async #moveTo(account: number): Promise<boolean> {
    const name = newName();
    const key = keyOf(account, name);
    await this.#controller.document.rename(key, () => {
      const { content } = this.#controller.document.written;
      return giveDraftTo(this.#database, key, begunDocument(this.#controller, name, content, 0));
    });
    this.#isBare = false;
    this.#callbacks.offer(false);
    nameDocument(this.#controller, name);
    this.#controller.tabs.tell({ about: "taken-in", name });
    this.#callbacks.takenIn((await readStored(this.#database, key))?.server);
    return true;
  }

  /** Whether the person who is logged in started the draft. A file that was opened has given it a title. */
  get #isOwn(): boolean {
    if (this.#controller.named !== undefined || localOnly.isOn()) return false;
    return this.#isBare && !this.#isEmpty && (this.#isWritten || this.#title !== "");
  }

  get #isEmpty(): boolean {
    return this.#title === "" && (this.#controller.view?.state.doc.textContent ?? "").trim() === "";
  }

  get #title(): string {
    return this.#controller.state.read().title.trim();
  }
}
