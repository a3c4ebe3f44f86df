import { schema } from "@housestyle/documents";
import { defaultSettings } from "@housestyle/engine";
import type { Node } from "@tiptap/pm/model";
import { EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { Checker } from "../../editor/checking/checker.ts";
import type { FromWorker } from "../../editor/checking/messages.ts";
import { pageClock } from "../../editor/checking/pause.ts";
import { fixOne } from "../../editor/remarks/fix.ts";
import type { Remark } from "../../editor/remarks/remark.ts";
import {
  currentPlugin,
  markChecked,
  markCurrent,
  remarkByKey,
  remarksAround,
  remarksIn,
  underlinesPlugin,
} from "../../editor/remarks/underlines.ts";
import { cleanPaste } from "../../editor/writing/clean-paste.ts";
import { createView, freshState } from "../../editor/writing/create-view.ts";
import { endlessWords } from "../../editor/writing/endless-words.ts";
import { Store } from "../../store.ts";
import { home } from "../../texts/home.ts";

/** What is shown beside the letter. */
export interface LiveState {
  readonly engine: "loading" | "ready" | "failed";
  readonly remarks: readonly Remark[];
  /** The key of the remark that is open. */
  readonly current: string | undefined;
}

/** The editor and the checker on the first page: a letter that is kept nowhere, with one rule of a house style. */
export class LiveDesk {
  readonly state: Store<LiveState> = new Store<LiveState>({ engine: "loading", remarks: [], current: undefined });
  readonly #lines: readonly string[];
  readonly #view: EditorView;
  readonly #checker: Checker;
  readonly #worker: Worker;
  #hasBegun = false;
  #isReady = false;

  constructor(place: HTMLElement, lines: readonly string[]) {
    this.#lines = lines;
    this.#checker = new Checker(pageClock, {
      ready: () => {
        this.#isReady = true;
      },
      failed: () => this.state.set({ engine: "failed" }),
      arrived: (arrivals) => {
        const blocks = arrivals.map(({ block, findings }) => ({ node: block.node, pos: block.pos, findings }));
        this.#view.dispatch(markChecked(this.#view.state.tr, blocks));
        this.#list();
      },
      answered: () => {},
    });
    this.#view = createView(
      place,
      freshState(letter(lines), [underlinesPlugin(), currentPlugin(), cleanPaste(), endlessWords()]),
      {
        changed: (tr) => this.#changed(tr),
        clicked: (pos) => this.#show(remarksAround(this.#view.state, pos)[0]?.key),
        isEditable: () => true,
      },
    );
    this.#view.dom.setAttribute("aria-label", home.demo.label);
    this.#checker.replace(this.#view.state.doc);
    this.#worker = new Worker(new URL("../../editor/checking/worker.ts", import.meta.url), { type: "module" });
    this.#worker.addEventListener("error", () => this.state.set({ engine: "failed" }));
    const rule = { id: "plain-word", ...home.demo.house };
    this.#checker.connect(
      {
        postMessage: (message) => this.#worker.postMessage(message),
        listen: (receive) =>
          this.#worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => receive(data)),
      },
      "en-US",
      { ...defaultSettings, rules: [rule] },
    );
  }

  /** Opens a remark and puts the caret behind its words. */
  open(key: string): void {
    const remark = remarkByKey(this.#view.state, key);
    if (!remark) return;
    const { tr, doc } = this.#view.state;
    this.#view.dispatch(tr.setSelection(TextSelection.create(doc, remark.to)).setMeta("remark", true));
    this.#show(key);
  }

  /** Writes a suggestion over the words of a remark, and opens the next one. */
  accept(key: string, replacement: string): void {
    const remark = remarkByKey(this.#view.state, key);
    const tr = remark && fixOne(this.#view.state, remark, replacement);
    if (!remark || !tr) return;
    this.#view.dispatch(tr.setMeta("remark", true));
    this.#list();
    const next = this.state.read().remarks.find(({ from }) => from > remark.from) ?? this.state.read().remarks[0];
    this.#show(next?.key);
    this.#view.dom.focus({ preventScroll: true });
  }

  /** The letter as it was. */
  restart(): void {
    this.#hasBegun = false;
    this.#view.updateState(EditorState.create({ doc: letter(this.#lines), plugins: this.#view.state.plugins }));
    this.#checker.replace(this.#view.state.doc);
    this.#list();
  }

  dispose(): void {
    this.#worker.terminate();
    this.#view.destroy();
  }

  #changed(tr: Transaction): void {
    if (tr.docChanged) {
      this.#checker.track(this.#view.state.doc);
      this.#list();
    } else if (tr.selectionSet && !tr.getMeta("remark")) {
      const here = remarksAround(this.#view.state, this.#view.state.selection.head)[0];
      if (here) this.#show(here.key);
    }
  }

  #list(): void {
    const remarks = remarksIn(this.#view.state);
    const { checked, total } = this.#checker.progress;
    this.state.set({ remarks });
    if (!this.#isReady || checked < total) return;
    this.state.set({ engine: "ready" });
    if (this.#hasBegun || remarks.length === 0) return;
    // One remark is open from the start: that is what there is to see.
    this.#hasBegun = true;
    this.#show((remarks.find(({ finding }) => finding.kind === "grammar") ?? remarks[0])?.key);
  }

  #show(key: string | undefined): void {
    if (key === this.state.read().current) return;
    this.#view.dispatch(markCurrent(this.#view.state.tr, key));
    this.state.set({ current: key });
  }
}

function letter(lines: readonly string[]): Node {
  const { doc, paragraph } = schema.nodes;
  return doc.create(
    null,
    lines.map((line) => paragraph.create(null, schema.text(line))),
  );
}
