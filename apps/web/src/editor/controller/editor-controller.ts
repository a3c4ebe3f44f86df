import { pageClock } from "@housestyle/checker";
import { Store } from "@housestyle/ui/store";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, type Plugin, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { FileHandle, ReadFile } from "../files/open-file.ts";
import { openDatabase } from "../storage/database.ts";
import { keepOnLeaving } from "../storage/keep-on-leaving.ts";
import { freshPersonal } from "../storage/personal.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { createView, freshState } from "../writing/create-view.ts";
import { readCaret } from "../writing/read-caret.ts";
import type { Checking } from "./checking.ts";
import type { ControllerEvents } from "./controller-events.ts";
import { type ControllerState, freshControllerState, type OpenDialog } from "./controller-state.ts";
import { DocumentController, freshOpening, type OpenedDocument } from "./document-controller.ts";
import { Events } from "./events.ts";
import { HeldKeys } from "./held-keys.ts";
import { PersonalController } from "./personal-controller.ts";
import { Tabs } from "./tabs.ts";

/** Functions that fetch larger parts of the editor, each called only when the controller needs it. */
export interface Later {
  /** What files and panels need, so that from now on everything works without a network. */
  prepare(): Promise<unknown>;
  /** The part that knows the account. It is opened with a controller, and returns a function that closes it. */
  workspace(): Promise<(controller: EditorController, database: BrowserDatabase | undefined) => () => void>;
}

let made = 0;

/** The page's one owner of state: it ties the editor, the checker and the storage together. */
export class EditorController {
  /** Opens a file in a document of its own where one must not take the place of the text that is there. Returns whether it does. */
  openElsewhere: (file: File | FileHandle) => Promise<boolean> = async () => false;
  /** Adds the comments of a file that was opened to the document, where there are comments. */
  importComments: (name: string, read: NonNullable<ReadFile["threads"]>) => Promise<void> = async () => {};
  /** Returns what is done instead of what a writer was about to do. */
  rewrite: (tr: Transaction) => Transaction = (tr) => tr;
  readonly state: Store<ControllerState> = new Store(freshControllerState(freshPersonal(navigator.language)));
  readonly events = new Events<ControllerEvents>();
  readonly personal: PersonalController;
  readonly document: DocumentController;
  readonly tabs = new Tabs();
  /** Tells controllers apart: each document that is opened has its own. */
  readonly number = ++made;
  /** The name of the document that is wanted, from the address; undefined for the draft of this device. */
  named: string | undefined;
  /** Requested before the page is drawn so that the answer is ready by then. Undefined where nothing can be stored. */
  readonly #database = openDatabase().catch(() => undefined);
  #view: EditorView | undefined;
  #begunWith: Node | undefined;
  #checking: Checking | undefined;
  /** Takes messages back whose way back leads nowhere without this controller. */
  readonly #withdraw: (() => void)[] = [];
  readonly #later: Later;
  #isGone = false;
  #isFurnished = false;
  /** What the later parts of the page are built on, until all of them have been loaded. */
  #ground:
    | { readonly view: EditorView; readonly held: HeldKeys; readonly database: BrowserDatabase | undefined }
    | undefined;
  #followFormat: () => void = () => {};
  #takeBack = () => false;
  /** Resolves when the page is drawn and the text can be edited. */
  readonly #drawn = Promise.withResolvers<void>();

  constructor(named: string | undefined, later: Later) {
    this.named = named;
    this.#later = later;
    if (named !== undefined) this.state.set({ isEditable: false });
    const notify = (text: string, undo?: () => void) => this.notify(text, undo);
    this.personal = new PersonalController(this.state, {
      checker: () => this.#checking,
      notify,
      redraw: () => this.#checking?.remarks.redraw(),
      announce: () => this.tabs.tell({ about: "personal" }),
    });
    this.document = new DocumentController(this.state, pageClock, {
      notify,
      announce: (key, revision) => this.tabs.tell({ about: "document", key, revision }),
      // Where comments are in the text is found anew.
      followed: () => this.events.tell("commented", undefined),
      begin: (doc) => this.#begin(doc),
      silenced: () => this.personal.configure(),
      ignored: () => this.#checking?.remarks.redraw(),
    });
  }

  /** Shows a message, perhaps with a way back. */
  notify(text: string, undo?: () => void): void {
    const doc = this.#view?.state.doc;
    // What shows it comes after the page, too.
    import("./show-message.ts").then(
      ({ showMessage }) => {
        if (this.#isGone) return;
        const isUnchanged = () => doc === this.#view?.state.doc;
        this.#takeBack = showMessage(text, undo, this.#withdraw, isUnchanged) ?? this.#takeBack;
      },
      () => {},
    );
  }

  /**
   * Undoes what a visible message offers to undo, unless something was written since then, because undo then applies to
   * that. Returns whether it did.
   */
  takeBack(): boolean {
    return this.#takeBack();
  }

  /** The editor view, once it is on the page. */
  get view(): EditorView | undefined {
    return this.#view;
  }

  /** The text as it was when the editor came onto the page. */
  get begunWith(): Node | undefined {
    return this.#begunWith;
  }

  /** The checker and its display. It is loaded right after the text, before everything around it. */
  get checking(): Checking | undefined {
    return this.#checking;
  }

  /** Resolves when the text has been drawn, or has been waited for long enough. */
  get drawn(): Promise<void> {
    return this.#drawn.promise;
  }

  /** The text has been drawn, or has been waited for long enough: the parts around it may now appear. */
  drawTheRest(): void {
    this.state.set({ isDrawn: true });
    this.#drawn.resolve();
  }

  /** Fetches what files and panels need ahead of time. Without a network, missing parts are fetched on demand. */
  prepare(): void {
    this.#later.prepare().catch(() => {});
  }

  /** Opens what is kept and puts the editor into `place`. */
  async start(place: HTMLElement): Promise<void> {
    const database = await this.#database;
    if (this.#isGone) return;
    const { doc, title, ...begun } = await this.#read(database);
    const held = new HeldKeys();
    const view = createView(place, freshState(doc, []), {
      changed: (tr) => this.#changed(tr),
      rewritten: (tr) => this.rewrite(tr),
      clicked: (pos) => this.#checking?.surface.clicked(pos),
      isEditable: () => this.state.read().isEditable,
      dialect: () => this.state.read().personal.preferences.dialect,
      early: (event) => held.take(view, event),
    });
    this.#view = view;
    this.#begunWith = doc;
    // Before anything else is fetched: from now on somebody may write, and leave.
    this.#withdraw.push(keepOnLeaving(this.document), this.#tellDialect(view));
    this.state.set({ title });
    requestAnimationFrame(() => setTimeout(() => this.drawTheRest(), 0));
    if (this.named === undefined) this.document.use(view, begun);
    else this.document.show(view);
    view.focus();
    this.#ground = { view, held, database };
    // Both are on their way at once; what was pasted meanwhile waits for the first alone.
    import("./checking.ts").catch(() => {});
    await this.complete();
  }

  /** Sets the language attribute of the text whenever another variety of English is chosen. */
  #tellDialect(view: EditorView): () => void {
    return this.state.subscribe(() => {
      if (view.dom.lang !== this.state.read().personal.preferences.dialect) view.setProps({});
    });
  }

  /** Fetches and adds what this lacks to be a whole editor. What could not be fetched can be tried again. */
  async complete(): Promise<void> {
    this.state.set({ isIncomplete: false });
    if (!this.#ground) return;
    const { view, held, database } = this.#ground;
    if (!this.#isFurnished) {
      const attachEditing = (await this.#fetched(import("./attach-editing.ts")))?.attachEditing;
      if (!attachEditing) return;
      const { followFormat, leave } = attachEditing(this, view, held);
      this.#isFurnished = true;
      this.#followFormat = followFormat;
      this.#withdraw.push(leave);
    }
    if (!this.#checking) {
      const Checking = (await this.#fetched(import("./checking.ts")))?.Checking;
      if (!Checking) return;
      this.#checking = new Checking(this, view);
      this.#checking.start();
    }
    await this.#drawn.promise;
    const open = await this.#fetched(this.#later.workspace());
    if (!open) return;
    this.#withdraw.push(open(this, database));
    this.#ground = undefined;
  }

  /** Returns a part once it has been fetched. Undefined if that failed, or if the editor was closed in the meantime. */
  async #fetched<Part>(part: Promise<Part>): Promise<Part | undefined> {
    try {
      const arrived = await part;
      return this.#isGone ? undefined : arrived;
    } catch {
      this.state.set({ isIncomplete: true });
      return undefined;
    }
  }

  async #read(database: BrowserDatabase | undefined): Promise<OpenedDocument> {
    if (!database) return freshOpening();
    await this.personal.use(database);
    if (this.named === undefined) return this.document.read(database);
    this.document.keepIn(database);
    return freshOpening();
  }

  /** Adds plugins before the existing ones. */
  addPlugins(plugins: readonly Plugin[]): void {
    const view = this.#view;
    if (!view) return;
    readCaret(view);
    view.updateState(view.state.reconfigure({ plugins: [...plugins, ...view.state.plugins] }));
  }

  /** Lets people write, or only read. */
  setEditable(isEditable: boolean): void {
    if (this.#view) readCaret(this.#view);
    this.state.set({ isEditable });
    this.#view?.setProps({});
  }

  #begin(doc: Node): void {
    const view = this.#view;
    if (!view) return;
    view.updateState(EditorState.create({ doc, plugins: view.state.plugins }));
    this.#checking?.begin();
  }

  #changed(tr: Transaction): void {
    this.#checking?.surface.applied(tr);
    if (tr.docChanged) this.document.touch();
    if (tr.docChanged || tr.selectionSet || tr.storedMarksSet) this.#followFormat();
    this.events.tell("changed", tr);
  }

  /** Saves unsaved changes and releases everything when the page is closed. */
  dispose(): void {
    this.#isGone = true;
    for (const withdraw of this.#withdraw) withdraw();
    this.#checking?.dispose();
    void this.document.dispose().then(() => {
      this.#view?.destroy();
      // An answer that comes later finds nothing to change.
      this.#view = undefined;
      this.tabs.close();
    });
  }

  /** Runs a command of the editor and gives it the focus back. */
  run(command: Command): void {
    const view = this.#view;
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  show(dialog: OpenDialog | undefined): void {
    this.state.set({ dialog });
    // As long as the dialog stands, nothing behind it can have the focus.
    if (!dialog) setTimeout(() => this.#view?.focus(), 0);
  }
}
