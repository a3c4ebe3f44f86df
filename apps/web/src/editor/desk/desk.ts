import { Checker, type FromWorker, pageClock, portOf } from "@housestyle/checker";
import { emptyDocument } from "@housestyle/documents";
import type { Finding } from "@housestyle/engine";
import { RemarkController, shownSuggestions, withoutIgnored } from "@housestyle/panel";
import type { Lines } from "@housestyle/surfaces";
import { type DocumentBlock, ProseMirrorSurface, surfacePlugins } from "@housestyle/surfaces/prosemirror";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, type Plugin, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { Store } from "../../store.ts";
import { texts } from "../../texts/editor.ts";
import { takeWorker } from "../checking/early-worker.ts";
import { drawn, fetchTheRest } from "../frame/drawn.ts";
import { openDatabase } from "../keeping/database.ts";
import { freshPersonal, settingsOf } from "../keeping/personal.ts";
import type { Database } from "../keeping/shape.ts";
import { createView, freshState } from "../writing/create-view.ts";
import type { Act } from "./act.ts";
import { type DeskState, freshDeskState, type OpenDialog } from "./desk-state.ts";
import { DocumentDesk, type Opening } from "./document-desk.ts";
import { PersonalDesk } from "./personal-desk.ts";
import { Tabs } from "./tabs.ts";

/** What an editor is given by those above it, each fetched when the desk asks and not before. */
export interface Later {
  /** What files and panels need, so that from now on everything works without a network. */
  prepare(): Promise<unknown>;
  /** What knows the account behind the text. It is opened at a desk, and answers how it is left. */
  office(): Promise<(desk: Desk, database: Database | undefined) => () => void>;
}

let made = 0;

/** The page's one owner of state: it ties the editor, the checker and the cupboard together. */
export class Desk {
  readonly state: Store<DeskState> = new Store(freshDeskState(freshPersonal(navigator.language)));
  readonly checker: Checker<DocumentBlock>;
  readonly remarks: RemarkController<DocumentBlock>;
  readonly personal: PersonalDesk;
  readonly document: DocumentDesk;
  readonly tabs = new Tabs();
  /** Tells desks apart: each document that is opened has its own. */
  readonly number = ++made;
  /** The name of the document that is wanted, from the address; undefined for the draft of this device. */
  named: string | undefined;
  /** Is told what the writer does with remarks. */
  acted: (act: Act) => void = () => {};
  /** Is told of every change of the editor, after the page shows it. */
  changed: (tr: Transaction) => void = () => {};
  /** Is told of the worker's answers that only those who came later understand. */
  answered: (message: FromWorker) => void = () => {};
  /** Asked for before the page is drawn: by then the answer is there. */
  readonly #database = opened();
  #view: EditorView | undefined;
  #surface: ProseMirrorSurface | undefined;
  #worker: Worker | undefined;
  /** Takes messages back whose way back leads nowhere without this desk. */
  readonly #withdraw: (() => void)[] = [];
  readonly #later: Later;
  #leaveOffice: () => void = () => {};
  #isGone = false;
  #followFormat: () => void = () => {};
  #start: () => void = () => {};
  readonly #started = new Promise<void>((resolve) => {
    this.#start = resolve;
  });

  constructor(named: string | undefined, later: Later) {
    this.named = named;
    this.#later = later;
    if (named !== undefined) this.state.set({ isEditable: false });
    this.checker = new Checker(pageClock, {
      ready: (rules, templates) => {
        this.state.set({ engine: "ready", rules: new Map(rules.map((rule) => [rule.id, rule])), templates });
        // Only now is it known which of the rules that were switched off are templates of a team.
        if (this.state.read().personal.disabled.size > 0) this.personal.configure();
        // Without a network what is missing is fetched when it is asked for.
        later.prepare().catch(() => {});
      },
      failed: () => this.state.set({ engine: "failed" }),
      arrived: (arrivals) => this.remarks.arrived(arrivals),
      answered: (message) => this.answered(message),
    });
    const tell = (text: string, undo?: () => void) => this.tell(text, undo);
    this.remarks = new RemarkController(this.state, this.checker, {
      shown: (findings, paragraph) => withoutIgnored(findings, paragraph, this.state.read().personal.ignored),
      say: sayRemark,
      waiting: (blocks) => this.#surface?.markWaiting(blocks),
      opened: ({ finding }, place) => this.acted({ what: "popup", finding, place }),
    });
    this.personal = new PersonalDesk(this.state, this.checker, {
      tell,
      redraw: () => this.remarks.redraw(),
      announce: () => this.tabs.tell({ about: "personal" }),
    });
    this.document = new DocumentDesk(this.state, pageClock, {
      tell,
      announce: (key, revision) => this.tabs.tell({ about: "document", key, revision }),
      begin: (doc) => this.#begin(doc),
      silenced: () => this.personal.configure(),
    });
  }

  /** Shows a message, perhaps with a way back. */
  tell(text: string, undo?: () => void): void {
    const show = ({ toasts }: typeof import("../../app/toasts.ts")) => {
      if (this.#isGone) return;
      const id = toasts.show(text, undo && { label: texts.undo, run: undo });
      if (undo) this.#withdraw.push(() => toasts.close(id));
    };
    // What shows it comes behind the page, too.
    import("../../app/toasts.ts").then(show, () => {});
  }

  /** The text as the checker and the panel know it, once it is on the page. */
  get surface(): ProseMirrorSurface | undefined {
    return this.#surface;
  }

  /** The editor, once it is on the page. */
  get view(): EditorView | undefined {
    return this.#view;
  }

  /** Opens what is kept and puts the editor into `place`. */
  async start(place: HTMLElement): Promise<void> {
    const database = await this.#database;
    if (this.#isGone) return;
    const { doc, title, ...begun } = await this.#read(database);
    /** What is pasted before its readers are here waits for them; undefined once they are. */
    let held: { readonly html: string; readonly text: string }[] | undefined = [];
    const state = freshState(doc, surfacePlugins());
    const view = createView(place, state, {
      changed: (tr) => this.#changed(tr),
      clicked: (pos) => this.#surface?.clicked(pos),
      isEditable: () => this.state.read().isEditable,
      early: (event) => {
        if (!held || !view.editable) return;
        if ("clipboardData" in event) {
          const read = (type: string) => event.clipboardData?.getData(type) ?? "";
          held.push({ html: read("text/html"), text: read("text/plain") });
        } else if (event.key === "Enter" && !event.isComposing)
          view.dispatch(view.state.tr.split(view.state.selection.head));
        else return;
        event.preventDefault();
      },
    });
    this.#view = view;
    this.#surface = new ProseMirrorSurface(view, this.remarks.events);
    this.remarks.use(this.#surface);
    this.state.set({ title });
    requestAnimationFrame(() => setTimeout(fetchTheRest, 0));
    if (this.named === undefined) this.document.use(view, begun);
    else this.document.show(view);
    view.focus();
    await this.#started;
    const [{ comfort, pasteHeld }, { formatUnderCaret, sameFormat }, { keepOnLeaving }] = await Promise.all([
      import("../writing/comfort.ts"),
      import("./format-under-caret.ts"),
      import("../keeping/keep-on-leaving.ts"),
    ]);
    if (this.#isGone) return;
    this.#withdraw.push(keepOnLeaving(this.document));
    this.addPlugins(comfort());
    for (const copy of held) pasteHeld(view, copy);
    held = undefined;
    this.#followFormat = () => {
      const format = formatUnderCaret(view.state);
      if (!sameFormat(format, this.state.read().format)) this.state.set({ format });
    };
    await drawn;
    const open = await this.#later.office();
    if (!this.#isGone) this.#leaveOffice = open(this, database);
  }

  async #read(database: Database | undefined): Promise<Opening> {
    const nothing = { doc: emptyDocument(), revision: 0, title: "", caret: undefined, silent: [] };
    if (!database) return nothing;
    await this.personal.use(database);
    if (this.named === undefined) return this.document.read(database);
    this.document.keepIn(database);
    return nothing;
  }

  /** More plugins, before those that are there. */
  addPlugins(plugins: readonly Plugin[]): void {
    const view = this.#view;
    if (view) view.updateState(view.state.reconfigure({ plugins: [...plugins, ...view.state.plugins] }));
  }

  /** Lets people write, or only read. */
  setEditable(isEditable: boolean): void {
    this.state.set({ isEditable });
    this.#view?.setProps({});
  }

  #begin(doc: Node): void {
    const view = this.#view;
    if (!view) return;
    view.updateState(EditorState.create({ doc, plugins: view.state.plugins }));
    this.#surface?.replaced();
    if (this.#surface) this.remarks.use(this.#surface);
  }

  #changed(tr: Transaction): void {
    const view = this.#view;
    if (!view) return;
    this.#surface?.applied(tr);
    if (tr.docChanged) this.document.touch();
    if (tr.docChanged || tr.selectionSet || tr.storedMarksSet) this.#followFormat();
    this.changed(tr);
  }

  /** Fetches the checker and sets it to work; also after it has failed. */
  startChecker(): void {
    this.#start();
    this.#worker?.terminate();
    const worker = takeWorker();
    this.#worker = worker;
    worker.addEventListener("error", () => this.state.set({ engine: "failed" }));
    this.state.set({ engine: "loading" });
    const decided = this.state.read();
    this.checker.connect(portOf(worker), decided.personal.preferences.dialect, settingsOf(decided));
  }

  /** The page is left: keeps what is not kept yet and lets go of everything. */
  dispose(): void {
    this.#isGone = true;
    for (const withdraw of this.#withdraw) withdraw();
    this.#leaveOffice();
    this.#worker?.terminate();
    void this.document.dispose().then(() => {
      this.#view?.destroy();
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

  /** Where document positions are in the window, for what floats beside them. */
  place(from: number, to: number): Lines | undefined {
    return this.#surface?.lines(from, to);
  }

  show(dialog: OpenDialog | undefined): void {
    this.state.set({ dialog });
    // As long as the dialog stands, nothing behind it can have the focus.
    if (!dialog) setTimeout(() => this.#view?.focus(), 0);
  }
}

async function opened(): Promise<Database | undefined> {
  try {
    return await openDatabase();
  } catch {
    return undefined;
  }
}

function sayRemark(finding: Finding): string {
  const suggestions = shownSuggestions(finding).length;
  return texts.said.remark(texts.kinds[finding.kind], finding.text, finding.message, suggestions);
}
