import type { Clock } from "@housestyle/checker";
import { emptyDocument, parsedDocument } from "@housestyle/documents";
import type { Ignored } from "@housestyle/panel";
import type { Store } from "@housestyle/ui/store";
import type { Node } from "prosemirror-model";
import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { texts } from "../../texts/editor.ts";
import { Autosave } from "../storage/autosave.ts";
import { here, readStored, writeBeside, writeStored } from "../storage/database.ts";
import { contentWith, ignoredIn } from "../storage/ignored-in.ts";
import type { EditedDocument, Kept } from "../storage/joined.ts";
import type { BrowserDatabase, SavedContent, SharedText, StoredDocument, UnsavedChanges } from "../storage/shape.ts";
import { readCaret } from "../writing/read-caret.ts";
import type { ControllerState } from "./controller-state.ts";
import type { Notify } from "./personal-controller.ts";

/** Callbacks for changes to the document. */
interface DocumentCallbacks {
  readonly notify: Notify;
  readonly announce: (key: string, revision: number) => void;
  /** Words from elsewhere have become part of the text. */
  readonly followed: () => void;
  /** Starts afresh with another document, so that nothing can be undone. */
  readonly begin: (doc: Node) => void;
  /** The set of rules that are turned off in the document has changed. */
  readonly silenced: () => void;
  /** The set of ignored remarks in the document has changed. */
  readonly ignored: () => void;
}

/** Keeps a text that others write in, too. */
interface SharedKeeper {
  /** Keeps the text and its steps, and returns the new revision. */
  readonly write: (written: SavedContent) => Promise<number>;
  /** Returns what is to be stored in addition to the text when the page is closed. */
  readonly unsaved: () => SharedText;
}

/** Opens, keeps and hands out the document. */
export class DocumentController {
  readonly #store: Store<ControllerState>;
  readonly #clock: Clock;
  readonly #callbacks: DocumentCallbacks;
  #view: EditorView | undefined;
  #database: BrowserDatabase | undefined;
  #autosave: Autosave | undefined;
  /** The last state that this editor and the stored copy had in common. */
  #common: EditedDocument | undefined;
  #key = here;
  /** Keeps the text while others write in it, too: then what other tabs keep is no other version of it. */
  shared: SharedKeeper | undefined;
  /** Whether nothing was kept of it when it was opened. */
  wasNew = false;

  constructor(store: Store<ControllerState>, clock: Clock, callbacks: DocumentCallbacks) {
    this.#store = store;
    this.#clock = clock;
    this.#callbacks = callbacks;
  }

  /** The key under which the document is stored. */
  get key(): string {
    return this.#key;
  }

  /** The current content of the editor. */
  get written(): SavedContent {
    const { title, ignored } = this.#store.read();
    return { content: this.#view && contentWith(this.#view.state.doc, ignored), title };
  }

  /** Reads the draft that is stored in this browser, or returns an empty one. */
  async read(database: BrowserDatabase): Promise<OpenedDocument> {
    this.#database = database;
    return opening(await readStored(database, here));
  }

  /** Starts to store the document of this editor on top of what was read. Without a database, nothing can be stored. */
  use(view: EditorView, { revision, caret, silent, ignored }: Omit<OpenedDocument, "doc" | "title">): void {
    this.#view = view;
    this.wasNew = revision === 0;
    this.#hush(silent);
    this.#leaveAlone(ignored);
    this.#keep(revision);
    this.#goTo(caret);
  }

  /** The same for an editor whose document is still to be opened. */
  show(view: EditorView): void {
    this.#view = view;
  }

  keepIn(database: BrowserDatabase): void {
    this.#database = database;
  }

  /** Opens another document in the same editor, after saving the previous one. */
  async open(key: string, kept: StoredDocument | undefined): Promise<void> {
    await this.leave();
    this.#autosave?.stop();
    this.#autosave = undefined;
    this.#key = key;
    const { doc, revision, title, caret, silent, ignored } = opening(kept);
    this.#hush(silent);
    this.#leaveAlone(ignored);
    this.#callbacks.begin(doc);
    this.#store.set({ title });
    this.#keep(revision);
    this.#goTo(caret);
  }

  /** The database that the document is stored in, if any. */
  get database(): BrowserDatabase | undefined {
    return this.#database;
  }

  /** What would be lost if the page went now. */
  get unsaved(): UnsavedChanges | undefined {
    const unsaved = this.#autosave?.unsaved;
    const caret = this.#view?.state.selection.head ?? 0;
    return unsaved && { ...unsaved, written: { ...unsaved.written, caret }, shared: this.shared?.unsaved() };
  }

  /** Saves unsaved changes and the position of the caret. */
  async leave(): Promise<void> {
    const [key, database, caret] = [this.#key, this.#database, this.#view?.state.selection.head];
    await this.#autosave?.flush();
    // Without it the next visit begins at the top.
    if (database && caret !== undefined && this.#autosave) await writeBeside(database, key, { caret }).catch(() => {});
  }

  /** Sets which rules are turned off in this document. This is stored next to the document on this device. */
  async silence(rules: Iterable<string>): Promise<void> {
    const silent = [...rules];
    if (!this.#hush(silent)) return;
    const [database, key] = [this.#database, this.#key];
    if (!database) return this.#callbacks.notify(texts.status.saved.impossible);
    // What is not kept yet has no place beside it.
    const keep = () => writeBeside(database, key, { silent });
    await (this.#autosave?.beside(keep) ?? keep()).catch(() => this.#callbacks.notify(texts.status.saved.impossible));
  }

  /** Answers whether that changes anything. */
  #hush(silent: readonly string[]): boolean {
    if (isOf(this.#store.read().silent, silent)) return false;
    this.#store.set({ silent: new Set(silent) });
    this.#callbacks.silenced();
    return true;
  }

  /** Sets which remarks are ignored in this document. This is stored and sent along with its text. */
  ignore(ignored: ReadonlyMap<string, Ignored>): void {
    this.#leaveAlone(ignored);
    this.touch();
  }

  #leaveAlone(ignored: ReadonlyMap<string, Ignored>): void {
    if (isOf(this.#store.read().ignored, [...ignored.keys()])) return;
    this.#store.set({ ignored });
    this.#callbacks.ignored();
  }

  /** Puts the caret where it was left and shows that place; a document that was never left begins at its top. */
  #goTo(caret: number | undefined): void {
    const view = this.#view;
    if (!view || caret === undefined) return;
    const { doc } = view.state;
    const place = Selection.near(doc.resolve(Math.min(caret, doc.content.size)));
    view.dispatch(view.state.tr.setSelection(place));
    // Only a view that has the focus scrolls to its caret.
    view.focus();
    view.dispatch(view.state.tr.scrollIntoView());
  }

  #keep(revision: number): void {
    const database = this.#database;
    const key = this.#key;
    if (!database) {
      this.#store.set({ saved: "impossible" });
      return;
    }
    this.#common = this.#draft;
    const write = async (written: SavedContent, seen: number) => {
      const draft = this.#draft;
      const kept = await (this.shared?.write(written) ?? writeStored(database, key, written, seen));
      if (kept !== undefined) this.#common = draft;
      return kept;
    };
    const autosave = new Autosave(
      { write, join: () => this.#join() },
      () => this.written,
      (saved, kept) => {
        this.#store.set({ saved });
        if (saved === "saved") this.#callbacks.announce(key, kept);
      },
      this.#clock,
      revision,
    );
    this.#autosave = autosave;
    this.#store.set({ saved: autosave.state });
  }

  /**
   * Stores the document under another key from now on. `move` moves what is stored, and the document itself does not
   * change.
   */
  async rename(key: string, move: () => Promise<void>): Promise<void> {
    await this.#autosave?.flush();
    const revision = this.#autosave?.revision ?? 0;
    await move();
    // Somebody may have typed meanwhile: that is kept under the new name.
    const isBehind = this.#autosave !== undefined && this.#autosave.state !== "saved";
    this.#autosave?.stop();
    this.#key = key;
    this.#keep(revision);
    if (isBehind) this.touch();
  }

  /** The document changed. */
  touch(): void {
    if (this.#store.read().isEditable) this.#autosave?.touch();
  }

  setTitle(title: string): void {
    this.#store.set({ title });
    this.touch();
  }

  /** Saves unsaved changes immediately. */
  async flush(): Promise<void> {
    await this.#autosave?.flush();
  }

  /** Another tab has saved this revision, or the server has sent it: it comes in here. */
  async follow(key: string, revision: number): Promise<void> {
    const autosave = this.#autosave;
    if (this.shared) return;
    if (key !== this.#key || autosave?.state !== "saved" || revision <= autosave.revision || !this.#database) return;
    // Most often nothing is newer, and there is nothing to bring in.
    const kept = await readStored(this.#database, key);
    if (!kept || kept.revision <= autosave.revision) return;
    const seen = await this.#join();
    if (seen === undefined) return;
    autosave.adopt(seen, this.#draft?.doc === this.#common?.doc);
    this.#callbacks.followed();
  }

  /** Of two versions, the one the other tab has saved. This tab's stays one undo away. */
  async takeTheirs(): Promise<void> {
    const { replaceText } = await import("../writing/replace-text.ts");
    const found = await this.#kept();
    if (!found || !this.#view) return;
    replaceText(this.#view, found.doc);
    this.#settle(found.kept, found.kept.title ?? "", ignoredIn(found.kept.content));
    this.#common = this.#draft;
    this.#autosave?.adopt(found.kept.revision, true);
  }

  get #draft(): EditedDocument | undefined {
    const { title, ignored } = this.#store.read();
    return this.#view && { doc: this.#view.state.doc, title, ignored };
  }

  /**
   * Merges what another page has saved, unless both have changed the same words. Returns its revision, or undefined if
   * there is none or the writer has to choose.
   */
  async #join(): Promise<number | undefined> {
    const { join } = await import("../storage/joined.ts");
    const found = await this.#kept();
    if (this.#view) readCaret(this.#view);
    const both = found && join(this.#view, this.#common, this.#draft, found);
    if (!both) return undefined;
    this.#settle(found.kept, both.title, both.ignored);
    this.#common = both.theirs;
    return found.kept.revision;
  }

  #settle({ silent = [] }: StoredDocument, title: string, ignored: ReadonlyMap<string, Ignored>): void {
    this.#hush(silent);
    this.#leaveAlone(ignored);
    this.#store.set({ title });
  }

  /** Returns the stored copy of the document, as far as it is readable. */
  async #kept(): Promise<Kept | undefined> {
    const kept = this.#database && (await readStored(this.#database, this.#key));
    const doc = kept && parsedDocument(kept.content);
    return kept && doc && { kept, doc };
  }

  /** Of two versions, the one in this tab. */
  async keepOurs(): Promise<void> {
    const kept = this.#database && (await readStored(this.#database, this.#key));
    await this.#autosave?.overrule(kept?.revision ?? 0);
  }

  /** Saves unsaved changes and releases the page. */
  async dispose(): Promise<void> {
    await this.leave();
    this.#autosave?.stop();
    this.#view = undefined;
  }
}

/** What a page begins with. */
export interface OpenedDocument {
  readonly doc: Node;
  readonly revision: number;
  readonly title: string;
  readonly caret: number | undefined;
  readonly silent: readonly string[];
  readonly ignored: ReadonlyMap<string, Ignored>;
}

/** Whether something consists of just these. */
const isOf = (these: Pick<ReadonlySet<string>, "size" | "has">, all: readonly string[]): boolean =>
  these.size === all.length && all.every((each) => these.has(each));

/** An empty page. */
export function freshOpening(): OpenedDocument {
  return { doc: emptyDocument(), revision: 0, title: "", caret: undefined, silent: [], ignored: new Map() };
}

function opening(kept: StoredDocument | undefined): OpenedDocument {
  const fresh = freshOpening();
  if (!kept) return fresh;
  const { content, revision, title = "", caret, silent = [] } = kept;
  const doc = parsedDocument(content);
  // What cannot be read is never written over in silence: no revision is -1, so the first save asks.
  if (!doc) return { ...fresh, title, revision: -1 };
  return { doc, revision, title, caret, silent, ignored: ignoredIn(content) };
}
