import { localOnly } from "../../app/local-only.ts";
import { editorSync } from "../../texts/editor-sync.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readKept } from "../storage/database.ts";
import { inBackground } from "../storage/in-background.ts";
import { giveDraftTo, keyOf } from "../storage/journal.ts";
import { lastDocument, rememberLast } from "../storage/last-document.ts";
import type { BrowserDatabase, OnServer } from "../storage/shape.ts";
import { begunDocument } from "./begun-document.ts";
import { documentAddress, isNew, newName } from "./document-address.ts";
import { nameDocument } from "./name-document.ts";

/** Leads to an address of the page, in place of the one before or behind it. */
export type GoTo = (address: string, inPlace?: boolean) => void;

/** Who is told what becomes of the draft. */
interface DraftCallbacks {
  /** Whose documents are open; undefined for nobody's. */
  readonly account: () => number | undefined;
  readonly goTo: GoTo;
  /** Whether the draft may be moved into the account, if its writer says so. */
  readonly offer: (isOffered: boolean) => void;
  /** It is a document of the account now, which is kept in step from here on. */
  readonly takenIn: (facts: OnServer | undefined) => void;
}

/**
 * The draft of this device, as long as it is open. Who is signed in writes into the account from the first words on; what was
 * there before they came is theirs to move.
 */
export class DeviceDraft {
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase;
  readonly #callbacks: DraftCallbacks;
  readonly #stopListening: () => void;
  /** Whether it began empty while this page was open. */
  #isBare = false;
  /** Whether something was written by hand: a sample that was opened is nobody's document. */
  #isWritten = false;
  #isTakingIn = false;
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

  /** Looks at what was kept last, and takes it into the account if it was begun by who is signed in. */
  look(): void {
    if (this.#callbacks.account() === undefined || this.#controller.named !== undefined || localOnly.isOn()) return;
    if (this.#isEmpty) this.#isBare = true;
    else if (this.#isOwn) inBackground(this.#takeIn());
    this.#callbacks.offer(!this.#isBare && !this.#isKeptHere);
  }

  /** Puts the draft among the documents of the account. */
  async save(): Promise<void> {
    if (await this.#takeIn()) this.#controller.notify(editorSync.moved);
  }

  /** The draft stays on this device, and nothing is said of that any more. */
  keepHere(): void {
    this.#isKeptHere = true;
    this.#callbacks.offer(false);
  }

  /**
   * Who is signed in goes on with the document that was open last, where nothing else was asked for. Returns whether one
   * is opened.
   */
  async goOn(account: number): Promise<boolean> {
    const { wasNew } = this.#controller.document;
    this.#isBare ||= this.#isEmpty || wasNew;
    // Somebody may have written before this was there to listen.
    this.#isWritten ||= wasNew && !this.#isEmpty;
    if (!this.#isBare || location.search !== "") return false;
    const name = lastDocument(account);
    if (name === undefined) return false;
    const isHere = (await readKept(this.#database, keyOf(account, name))) !== undefined;
    // Meanwhile somebody may have begun to write, or left.
    if (this.#isLeft || !this.#isEmpty || (!isHere && (isNew(name) || localOnly.isOn()))) return false;
    this.#callbacks.goTo(documentAddress(name), true);
    return true;
  }

  /** Another tab has made a document of the draft: this one goes on with it, unless something new was written here. */
  follow(name: string): void {
    if (this.#controller.named !== undefined || this.#controller.state.read().saved !== "saved") return;
    this.#callbacks.goTo(documentAddress(name), true);
  }

  /** The page is left. What was begun by who is signed in is theirs, and nobody's who writes here next. */
  leave(): void {
    this.#isLeft = true;
    this.#stopListening();
    const account = this.#callbacks.account();
    if (account !== undefined && this.#isOwn && !this.#isTakingIn) inBackground(this.#giveTo(account));
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
   * The draft becomes a document of the account while it stays on the page, so that everything written can still be undone.
   * Returns whether it did.
   */
  async #takeIn(): Promise<boolean> {
    const account = this.#callbacks.account();
    if (account === undefined || this.#controller.named !== undefined || this.#isTakingIn) return false;
    this.#isTakingIn = true;
    const name = newName();
    const key = keyOf(account, name);
    try {
      await this.#controller.document.rename(key, () => {
        const { content } = this.#controller.document.written;
        return giveDraftTo(this.#database, key, begunDocument(this.#controller, name, content, 0));
      });
    } finally {
      this.#isTakingIn = false;
    }
    this.#isBare = false;
    this.#callbacks.offer(false);
    nameDocument(this.#controller, name);
    this.#controller.tabs.tell({ about: "taken-in", name });
    this.#callbacks.takenIn((await readKept(this.#database, key))?.server);
    return true;
  }

  /** Whether the draft was begun by who is signed in. What was opened from a file has a title. */
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
