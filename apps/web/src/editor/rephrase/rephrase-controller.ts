import type { FromWorker } from "@housestyle/checker";
import { blockAt, textOf } from "@housestyle/documents";
import type { Span } from "@housestyle/engine";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { editorRephrase as texts } from "../../texts/editor-rephrase.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readCaret } from "../writing/read-caret.ts";
import { withSource } from "../writing/writing-source.ts";
import { rephraseMarkPlugin, setRephraseMark } from "./rephrase-mark.ts";
import { type RephrasedSentence, rephrasedSentences } from "./rephrased-sentences.ts";
import { fitsBlock, rewriteTransaction, type Wording } from "./rewrite-transaction.ts";
import { type SelectedWords, selectedWords, spanToRephrase } from "./selected-words.ts";

/** What is shown beside the sentence that is rephrased. */
export interface RephraseState {
  /** The words that are selected, which can be rephrased. */
  readonly selected: SelectedWords | undefined;
  /** What is being rephrased. Undefined while no card is open. */
  readonly asked: SelectedWords | undefined;
  readonly kind: "looking" | "found" | "none";
  /** The text of the paragraph in which the sentences and their rewrites are. */
  readonly paragraph: string;
  readonly sentences: readonly RephrasedSentence[];
}

const closed = { asked: undefined, kind: "looking", paragraph: "", sentences: [] } as const;

/** A request to the worker, and the place of its paragraph in the document. */
export interface RephraseRequest {
  readonly stamp: number;
  readonly start: number;
  readonly end: number;
  readonly pos: number;
  /** The text of the paragraph. */
  readonly paragraph: string;
}

/** Finds other wordings of the selected sentences, or of the one at the cursor, and writes the one that is chosen. */
export class RephraseController {
  readonly state = new Store<RephraseState>({ ...closed, selected: undefined });
  readonly #editor: EditorController;
  #request: RephraseRequest | undefined;
  #isPrepared = false;

  constructor(editor: EditorController) {
    this.#editor = editor;
    editor.events.on("answered", (message) => this.#answered(message));
    editor.events.on("opened", () => this.close());
    editor.events.on("changed", (tr) => this.#changed(tr));
    this.#follow();
  }

  /** What the open card is about. */
  get request(): RephraseRequest | undefined {
    return this.#request;
  }

  /** Opens the card for the selection in a paragraph, or for the sentence at the cursor. Returns whether there is a text. */
  open(): boolean {
    const { view, checking, state } = this.#editor;
    if (!view || !checking || !state.read().isEditable) return false;
    readCaret(view);
    const { from, to } = spanToRephrase(view.state);
    const { surface, checker, remarks } = checking;
    const block = surface.blocks[blockAt(surface.blocks, from)];
    if (!block || from <= block.pos || to >= block.pos + block.node.nodeSize) return false;
    const first = block.pos + 1;
    remarks.close();
    const { pos, node } = block;
    this.#request = { stamp: block.stamp, start: from - first, end: to - first, pos, paragraph: textOf(node) };
    this.state.set({ ...closed, asked: { from, to }, paragraph: this.#request.paragraph });
    const { stamp, start, end } = this.#request;
    const isAsked = checker.ask({ type: "rewrites", stamp, start, end });
    if (!isAsked) this.close();
    return isAsked;
  }

  /** Writes a rewrite in place of its sentence, as one undo step. Does nothing if the words have changed. */
  accept(rewrite: Wording): void {
    const { view, state } = this.#editor;
    const request = this.#request;
    if (!view || !request || !state.read().isEditable) return;
    this.close();
    const tr = isThere(request, view.state.doc) ? rewriteTransaction(view.state, request.pos, rewrite) : undefined;
    if (tr) {
      view.dispatch(withSource(tr, rewrite.kind === "version" ? "assisted" : "accepted"));
      view.dispatch(ownStep(view.state.tr));
      state.set({ said: texts.written });
    }
    view.focus();
  }

  /** Highlights a span of the paragraph: what a choice would replace. */
  highlight({ start, end }: Span): void {
    if (!this.#request) return;
    const first = this.#request.pos + 1;
    const asked = { from: first + start, to: first + end };
    this.state.set({ asked });
    this.#mark(asked);
  }

  close(): void {
    this.#request = undefined;
    if (!this.state.read().asked) return;
    this.state.set(closed);
    // Not amid the change that closes the card.
    queueMicrotask(() => this.state.read().asked || this.#mark(undefined));
  }

  #answered(message: FromWorker): void {
    const request = this.#request;
    const { view } = this.#editor;
    if (message.type !== "rewrites" || !view || !request) return;
    const isOurs = message.stamp === request.stamp && message.start === request.start && message.end === request.end;
    if (!isOurs) return;
    const fitting = message.rewrites.filter((rewrite) => fitsBlock(view.state.doc, request.pos, rewrite));
    const sentences = rephrasedSentences(fitting);
    const [first, last] = [sentences[0], sentences.at(-1)];
    if (!first || !last) {
      this.state.set({ kind: "none" });
      return;
    }
    this.state.set({ kind: "found", sentences });
    this.highlight({ start: first.start, end: last.end });
  }

  #changed(tr: Transaction): void {
    if (tr.docChanged) this.#moveWith(tr);
    if (tr.docChanged || tr.selectionSet) this.#follow();
  }

  /** Keeps the card at its paragraph while someone edits elsewhere, and closes it when the paragraph itself changes. */
  #moveWith({ mapping, doc }: Transaction): void {
    if (!this.#request) return;
    const { pos } = this.#request;
    const request = { ...this.#request, pos: mapping.map(pos, 1) };
    if (!isThere(request, doc)) {
      this.close();
      return;
    }
    this.#request = request;
    const { asked } = this.state.read();
    const by = request.pos - pos;
    if (asked && by !== 0) this.state.set({ asked: { from: asked.from + by, to: asked.to + by } });
  }

  /** Notes which words are selected. Nothing is looked for before the writer asks. */
  #follow(): void {
    const { view } = this.#editor;
    const selected = view && selectedWords(view.state);
    const before = this.state.read().selected;
    if (selected?.from !== before?.from || selected?.to !== before?.to) this.state.set({ selected });
  }

  #mark(span: SelectedWords | undefined): void {
    const { view } = this.#editor;
    if (!view || view.isDestroyed || (!span && !this.#isPrepared)) return;
    if (!this.#isPrepared) this.#editor.addPlugins([rephraseMarkPlugin()]);
    this.#isPrepared = true;
    view.dispatch(setRephraseMark(view.state.tr, span));
  }
}

/** Whether the document still has the paragraph of a request at its place. */
function isThere({ pos, paragraph }: RephraseRequest, doc: Node): boolean {
  const block = pos < doc.content.size ? doc.nodeAt(pos) : null;
  return block?.isTextblock === true && textOf(block) === paragraph;
}

const kept = new WeakMap<EditorController, RephraseController>();

/** Returns what rephrases the text of an editor, the same one each time. */
export function keptRephrase(editor: EditorController): RephraseController {
  const found = kept.get(editor) ?? new RephraseController(editor);
  kept.set(editor, found);
  return found;
}
