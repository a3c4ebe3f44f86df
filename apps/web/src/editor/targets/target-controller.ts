import { textBlocks, wordsOfBlock } from "@housestyle/documents";
import { Store } from "@housestyle/ui/store";
import { isHistoryTransaction } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { editorTargets as texts } from "../../texts/editor-targets.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { here, readStored, writeBeside } from "../storage/database.ts";
import { inBackground } from "../storage/in-background.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { counted, dayOf, type OpenDayCount, wordsToday } from "./day-count.ts";
import { targetProgress, type WordTargets } from "./target-progress.ts";

/** What the ring and the dialog of the targets show. */
export interface TargetState {
  readonly targets: WordTargets;
  readonly words: number;
  readonly today: number;
}

/**
 * The word targets of the document, and the number of words written today. Both are stored next to the document on this
 * device.
 */
export class TargetController {
  readonly state = new Store<TargetState>({ targets: {}, words: 0, today: 0 });
  readonly #editor: EditorController;
  readonly #database: BrowserDatabase | undefined;
  readonly #now: () => Date;
  readonly #stops: (() => void)[];
  #count: OpenDayCount;
  #key: string | undefined;
  /** The document is not stored yet, so saving next to it has to wait. */
  #isWaiting = false;
  /** Something is stored next to the document, and has to be kept current even without a target. */
  #isKept = false;

  constructor(editor: EditorController, database: BrowserDatabase | undefined, now = () => new Date()) {
    this.#editor = editor;
    this.#database = database;
    this.#now = now;
    this.#count = this.#fresh(this.#words);
    let { saved } = editor.state.read();
    this.#stops = [
      editor.events.on("changed", (tr) => {
        if (tr.docChanged) this.#changed(tr);
      }),
      editor.events.on("opened", () => inBackground(this.#load())),
      editor.state.subscribe(() => {
        const before = saved;
        saved = editor.state.read().saved;
        if (saved !== before && saved === "saved" && this.#isWaiting) this.#keep();
      }),
    ];
    // A document of the server is not there yet; it says when it is.
    if (editor.named === undefined) inBackground(this.#load(editor.begunWith && wordsIn(editor.begunWith)));
    else if (editor.document.key !== here) inBackground(this.#load());
  }

  /** Sets or removes a target. */
  set(change: WordTargets): void {
    this.state.set({ targets: { ...this.state.read().targets, ...change } });
    this.#keep();
  }

  /** Shows the count of a new day even if nothing was written on it yet. */
  look(): void {
    const words = this.#words;
    this.#follow({ day: dayOf(this.#now()), before: words, after: words, kind: "written" });
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
  }

  get #words(): number {
    return this.#editor.checking?.surface.words ?? 0;
  }

  #fresh(base: number): OpenDayCount {
    return { day: dayOf(this.#now()), base, replacements: [] };
  }

  #changed(tr: Transaction): void {
    const isReplaced = tr.getMeta("opened") === "replaced";
    const kind = isHistoryTransaction(tr) ? "history" : isReplaced ? "replaced" : "written";
    this.#follow({ day: dayOf(this.#now()), before: this.state.read().words, after: this.#words, kind });
  }

  #follow(change: Parameters<typeof counted>[1]): void {
    const before = this.#count;
    const wasReached = this.#isReached();
    this.#count = counted(before, change);
    this.#show();
    if (this.#count.base !== before.base || this.#count.day !== before.day) this.#keep();
    if (!wasReached && this.#isReached() && change.kind === "written") this.#editor.state.set({ said: texts.reached });
  }

  #isReached(): boolean {
    const { targets, words, today } = this.state.read();
    return targetProgress(targets, words, today)?.isReached ?? false;
  }

  #show(): void {
    const words = this.#words;
    this.state.set({ words, today: wordsToday(this.#count, words) });
  }

  /**
   * Loads what is stored next to the document after another one was opened. It had `base` words before any were
   * written, some possibly before this was loaded.
   */
  async #load(base = this.#words): Promise<void> {
    const { key } = this.#editor.document;
    if (key === this.#key) return;
    this.#key = key;
    this.#isWaiting = false;
    this.#count = this.#fresh(base);
    const kept = this.#database && (await readStored(this.#database, key));
    if (key !== this.#editor.document.key) return;
    if (kept?.today?.day === this.#count.day) this.#count = { ...this.#count, ...kept.today };
    this.#isKept = kept?.targets !== undefined;
    this.state.set({ targets: kept?.targets ?? {} });
    this.#show();
    // The day has begun with as many words as there are.
    if (this.#isKept && kept?.today?.day !== this.#count.day) this.#keep();
  }

  #keep(): void {
    const database = this.#database;
    const { targets } = this.state.read();
    const { day, base } = this.#count;
    // Without a target nothing has to be kept.
    const hasTarget = targets.daily !== undefined || targets.document !== undefined;
    if (!database || !(hasTarget || this.#isKept)) return;
    const { key } = this.#editor.document;
    const keep = async () => {
      this.#isWaiting = (await readStored(database, key)) === undefined;
      if (this.#isWaiting) return;
      await writeBeside(database, key, { targets, today: { day, base } });
      this.#isKept = true;
    };
    inBackground(keep(), () => this.#editor.notify(texts.notKept));
  }
}

const wordsIn = (doc: Node): number => textBlocks(doc).reduce((words, { node }) => words + wordsOfBlock(node), 0);
