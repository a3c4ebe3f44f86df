import { closeHistory } from "@tiptap/pm/history";
import { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { Store } from "../../store.ts";
import { texts } from "../../texts/editor.ts";
import type { Clock } from "../checking/pause.ts";
import { Autosave } from "../keeping/autosave.ts";
import { type Database, readKept, writeKept } from "../keeping/database.ts";
import { emptyDocument } from "../writing/empty-document.ts";
import { schema } from "../writing/schema.ts";
import type { DeskState } from "./desk-state.ts";
import type { Tell } from "./personal-desk.ts";

/** Opens, keeps and hands out the document. */
export class DocumentDesk {
  readonly #store: Store<DeskState>;
  readonly #clock: Clock;
  readonly #tell: Tell;
  readonly #announce: (revision: number) => void;
  #view: EditorView | undefined;
  #database: Database | undefined;
  #autosave: Autosave | undefined;

  constructor(
    store: Store<DeskState>,
    clock: Clock,
    parts: { readonly tell: Tell; readonly announce: (revision: number) => void },
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#tell = parts.tell;
    this.#announce = parts.announce;
  }

  /** The document this browser has kept, or an empty one. */
  async read(database: Database): Promise<{ readonly doc: Node; readonly revision: number }> {
    this.#database = database;
    const kept = await readKept(database);
    const doc = kept ? parsed(kept.content) : emptyDocument();
    // What cannot be read is never written over in silence: no revision is -1, so the first save asks.
    return doc ? { doc, revision: kept?.revision ?? 0 } : { doc: emptyDocument(), revision: -1 };
  }

  /** From now on this editor's document is kept, on top of what was read. Without a database nothing can be. */
  use(view: EditorView, revision: number): void {
    this.#view = view;
    const database = this.#database;
    if (!database) {
      this.#store.set({ saved: "impossible" });
      return;
    }
    const autosave = new Autosave(
      { write: (content, seen) => writeKept(database, content, seen) },
      () => view.state.doc.toJSON(),
      (saved, kept) => {
        this.#store.set({ saved });
        if (saved === "saved") this.#announce(kept);
      },
      this.#clock,
      revision,
    );
    this.#autosave = autosave;
    this.#store.set({ saved: autosave.state });
    addEventListener("pagehide", () => void autosave.flush());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") void autosave.flush();
    });
  }

  /** The document changed. */
  touch(): void {
    this.#autosave?.touch();
  }

  /** Another tab has saved this revision: an untouched document follows it. */
  async followTab(revision: number): Promise<void> {
    const autosave = this.#autosave;
    if (autosave?.state !== "saved" || revision <= autosave.revision || !this.#database) return;
    const kept = await readKept(this.#database);
    const doc = kept && parsed(kept.content);
    // Someone may have begun to type while it was read: then the next save will notice.
    if (!kept || !doc || autosave.state !== "saved") return;
    this.#replace(doc);
    autosave.adopt(kept.revision);
  }

  /** Of two versions, the one the other tab has saved. This tab's stays one undo away. */
  async takeTheirs(): Promise<void> {
    const kept = this.#database && (await readKept(this.#database));
    const doc = kept && parsed(kept.content);
    if (!kept || !doc) return;
    this.#autosave?.adopt(kept.revision);
    this.#replace(doc);
  }

  /** Of two versions, the one in this tab. */
  async keepOurs(): Promise<void> {
    const kept = this.#database && (await readKept(this.#database));
    await this.#autosave?.overrule(kept?.revision ?? 0);
  }

  /** Fetches what files need, so that from now on everything works without a network. */
  async prepare(): Promise<void> {
    await Promise.all([
      import("../files/read-file.ts"),
      import("../files/markdown-in.ts"),
      import("../files/download-document.ts"),
      import("../files/sample.ts"),
    ]);
  }

  fresh(): void {
    this.#open(emptyDocument(), texts.done.fresh);
  }

  async sample(): Promise<void> {
    const [{ fromMarkdown }, { sample }] = await Promise.all([
      import("../files/markdown-in.ts"),
      import("../files/sample.ts"),
    ]);
    this.#open(fromMarkdown(sample), texts.done.sample);
  }

  async openFile(file: File): Promise<void> {
    const { readDocument } = await import("../files/read-file.ts");
    const doc = await readDocument(file);
    if (doc) this.#open(doc, texts.done.opened(file.name));
    else this.#tell(texts.done.notText(file.name));
  }

  async downloadMarkdown(): Promise<void> {
    const { downloadMarkdown } = await import("../files/download-document.ts");
    if (this.#view) downloadMarkdown(this.#view.state.doc);
  }

  async downloadPlain(): Promise<void> {
    const { downloadPlain } = await import("../files/download-document.ts");
    if (this.#view) downloadPlain(this.#view.state.doc);
  }

  #open(doc: Node, said: string): void {
    const before = this.#view?.state.doc;
    if (!before) return;
    this.#replace(doc);
    const hadWords = before.textContent.trim() !== "";
    this.#tell(said, hadWords ? () => this.#replace(before) : undefined);
  }

  /** Puts another document in place of this one, as one step of undo. */
  #replace(doc: Node): void {
    const view = this.#view;
    if (!view) return;
    const tr = closeHistory(view.state.tr).replaceWith(0, view.state.doc.content.size, doc.content);
    view.dispatch(tr.setSelection(Selection.atStart(tr.doc)).scrollIntoView());
    view.dispatch(closeHistory(view.state.tr));
  }
}

function parsed(content: unknown): Node | undefined {
  try {
    const doc = Node.fromJSON(schema, content);
    doc.check();
    return doc;
  } catch {
    return undefined;
  }
}
