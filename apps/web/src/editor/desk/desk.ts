import { ToastQueue } from "@housestyle/ui";
import type { Command, Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { Store } from "../../store.ts";
import { texts } from "../../texts/editor.ts";
import { Checker, type WorkerPort } from "../checking/checker.ts";
import type { FromWorker } from "../checking/messages.ts";
import { pageClock } from "../checking/pause.ts";
import { type Database, openDatabase } from "../keeping/database.ts";
import { freshPersonal, settingsOf } from "../keeping/personal.ts";
import { currentPlugin, underlinesPlugin } from "../remarks/underlines.ts";
import { createView, freshState } from "../writing/create-view.ts";
import { emptyDocument } from "../writing/empty-document.ts";
import { type DeskState, freshDeskState, type OpenDialog } from "./desk-state.ts";
import { DocumentDesk } from "./document-desk.ts";
import { formatUnderCaret, sameFormat } from "./format-under-caret.ts";
import { PersonalDesk } from "./personal-desk.ts";
import { RemarkDesk } from "./remark-desk.ts";
import { Tabs } from "./tabs.ts";

/** The page's one owner of state: it ties the editor, the checker and the cupboard together. */
export class Desk {
  readonly state: Store<DeskState> = new Store(freshDeskState(freshPersonal(navigator.language)));
  readonly toasts = new ToastQueue();
  readonly remarks: RemarkDesk;
  readonly personal: PersonalDesk;
  readonly document: DocumentDesk;
  readonly #checker: Checker;
  readonly #tabs = new Tabs();
  #view: EditorView | undefined;
  #worker: Worker | undefined;
  #start: () => void = () => {};
  readonly #started = new Promise<void>((resolve) => {
    this.#start = resolve;
  });

  constructor() {
    this.#checker = new Checker(pageClock, {
      ready: (rules) => {
        this.state.set({ engine: "ready", rules: new Map(rules.map((rule) => [rule.id, rule])) });
        void this.document.prepare();
      },
      failed: () => this.state.set({ engine: "failed" }),
      arrived: (arrivals) => this.remarks.arrived(arrivals),
    });
    const tell = (text: string, undo?: () => void) =>
      void this.toasts.show(text, undo && { label: texts.undo, run: undo });
    this.remarks = new RemarkDesk(this.state, this.#checker, tell);
    this.personal = new PersonalDesk(this.state, this.#checker, {
      tell,
      redraw: () => this.remarks.redraw(),
      announce: () => this.#tabs.tell({ about: "personal" }),
    });
    this.document = new DocumentDesk(this.state, pageClock, {
      tell,
      announce: (revision) => this.#tabs.tell({ about: "document", revision }),
    });
  }

  /** Opens what is kept and puts the editor into `place`. */
  async start(place: HTMLElement): Promise<void> {
    const database = await opened();
    const { doc, revision } = await this.#read(database);
    const state = freshState(doc, [underlinesPlugin(), currentPlugin()]);
    const view = createView(place, state, {
      changed: (tr) => this.#changed(tr),
      clicked: (pos) => this.remarks.clicked(pos),
    });
    this.#view = view;
    this.#checker.replace(view.state.doc);
    this.document.use(view, revision);
    this.remarks.use(view);
    this.#tabs.listen({
      document: (revision) => void this.document.followTab(revision),
      personal: () => void this.personal.reload(),
    });
    view.focus();
    await this.#started;
    const { comfort } = await import("../writing/comfort.ts");
    view.updateState(view.state.reconfigure({ plugins: [...comfort(), ...view.state.plugins] }));
  }

  async #read(database: Database | undefined) {
    if (!database) return { doc: emptyDocument(), revision: 0 };
    await this.personal.use(database);
    return this.document.read(database);
  }

  #changed(tr: Transaction): void {
    const view = this.#view;
    if (!view) return;
    if (tr.docChanged) {
      this.#checker.track(view.state.doc);
      this.document.touch();
      this.remarks.listSoon();
    }
    this.remarks.followCaret(tr);
    if (tr.docChanged || tr.selectionSet || tr.storedMarksSet) {
      const format = formatUnderCaret(view.state);
      if (!sameFormat(format, this.state.read().format)) this.state.set({ format });
    }
  }

  /** Fetches the checker and sets it to work; also after it has failed. */
  startChecker(): void {
    this.#start();
    this.#worker?.terminate();
    const worker = new Worker(new URL("../checking/worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    worker.addEventListener("error", () => this.state.set({ engine: "failed" }));
    this.state.set({ engine: "loading" });
    const { personal } = this.state.read();
    this.#checker.connect(portOf(worker), personal.preferences.dialect, settingsOf(personal));
  }

  /** Runs a command of the editor and gives it the focus back. */
  run(command: Command): void {
    const view = this.#view;
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  }

  /** Where document positions are in the window, for what floats beside them. */
  place(from: number, to: number): { readonly first: DOMRectReadOnly; readonly last: DOMRectReadOnly } | undefined {
    const view = this.#view;
    if (!view || to > view.state.doc.content.size) return undefined;
    return { first: rectOf(view.coordsAtPos(from, 1)), last: rectOf(view.coordsAtPos(to, -1)) };
  }

  show(dialog: OpenDialog | undefined): void {
    this.state.set({ dialog });
    if (!dialog) this.#view?.focus();
  }
}

async function opened(): Promise<Database | undefined> {
  try {
    return await openDatabase();
  } catch {
    return undefined;
  }
}

function portOf(worker: Worker): WorkerPort {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data)),
  };
}

function rectOf({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) {
  return new DOMRect(left, top, right - left, bottom - top);
}
