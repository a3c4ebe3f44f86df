import {
  type DocumentSuggestion,
  listSuggestions,
  resolveSuggestions,
  type SuggestionPiece,
} from "@housestyle/documents/suggestions";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import { TextSelection, type Transaction } from "prosemirror-state";
import { session } from "../../app/session.ts";
import { editorSuggesting as texts } from "../../texts/editor-suggesting.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { readCaret } from "../writing/read-caret.ts";
import { corrections } from "./corrections.ts";
import { editMarksPlugin, setEditMarks } from "./edit-marks.ts";
import { suggestedTransaction } from "./suggested-transaction.ts";

/** The edits that are suggested in the open document. */
export interface SuggestingState {
  readonly edits: readonly DocumentSuggestion[];
  readonly chosen: DocumentSuggestion | undefined;
}

/** What a writer decides about a suggested edit. */
export type EditDecision = "accept" | "reject";

const resolved = "resolved-edits";
const suggested = "suggested-corrections";
const minute = 60_000;
/** How long the list waits for the end of typing. Milliseconds. */
const pause = 150;

/** The suggested edits of the open document: whether new ones are made, which exist, and how they are decided. */
export class SuggestingController {
  readonly state = new Store<SuggestingState>({ edits: [], chosen: undefined });
  readonly #editor: EditorController;
  #isPrepared = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(editor: EditorController) {
    this.#editor = editor;
  }

  /** Keeps the list of edits in step with the text. Returns a function that stops this. */
  listen(): () => void {
    this.#prepare();
    const look = () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.refresh(), pause);
    };
    const pressed = (event: KeyboardEvent) => this.#pressed(event);
    // Before the text obeys it, and wherever the focus is.
    addEventListener("keydown", pressed, { capture: true });
    const stops = [
      () => removeEventListener("keydown", pressed, { capture: true }),
      this.#editor.events.on("changed", (tr) => tr.docChanged && look()),
      this.#editor.events.on("opened", look),
      () => clearTimeout(this.#timer),
    ];
    this.refresh();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Turns suggesting on or off, for someone who may also edit. */
  toggle(): void {
    const { suggesting, isEditable } = this.#editor.state.read();
    if (suggesting === "always" || !isEditable) return;
    this.#prepare();
    const isOn = suggesting === undefined;
    this.#editor.state.set({ suggesting: isOn ? "on" : undefined, said: isOn ? texts.on : texts.off });
  }

  /** From now on every edit becomes a suggestion. */
  require(): void {
    this.#prepare();
    this.#editor.state.set({ suggesting: "always" });
  }

  /** Whether the person may accept and reject an edit; who may only suggest withdraws their own. */
  may(decision: EditDecision, edit: DocumentSuggestion): boolean {
    const { suggesting, isEditable } = this.#editor.state.read();
    if (!isEditable) return false;
    return suggesting !== "always" || (decision === "reject" && edit.author === session.read().profile?.Id);
  }

  /** Accepts or rejects edits, as one step of undo. */
  decide(decision: EditDecision, edits: readonly DocumentSuggestion[]): void {
    const { view } = this.#editor;
    const pieces = new Set(edits.flatMap(({ pieces }) => pieces.map(placeOf)));
    if (!view || pieces.size === 0 || !edits.every((edit) => this.may(decision, edit))) return;
    // The list may be a moment older than the text.
    const now = listSuggestions(view.state.doc).flatMap((edit) => edit.pieces);
    const tr = resolveSuggestions(
      ownStep(view.state.tr),
      now.filter((piece) => pieces.has(placeOf(piece))),
      decision,
    ) as Transaction;
    view.dispatch(tr.setMeta(resolved, true));
    view.dispatch(ownStep(view.state.tr));
    this.refresh();
    this.#editor.state.set({ said: texts.decided(decision, edits.length) });
  }

  /** Suggests every correction of the checker that has a single replacement, as one undo step. */
  suggestCorrections(): void {
    const { view, checking, state } = this.#editor;
    if (!view || !state.read().isEditable) return;
    this.#prepare();
    const found = corrections(view.state.doc, checking?.surface.remarks() ?? []);
    const tr = ownStep(view.state.tr).setMeta(suggested, true);
    for (const { from, to, words } of found.toReversed()) {
      if (words === "") tr.delete(from, to);
      else tr.insertText(words, from, to);
    }
    if (found.length > 0) view.dispatch(tr);
    view.dispatch(ownStep(view.state.tr));
    this.refresh();
    this.#editor.notify(texts.corrected(found.length));
  }

  /** Chooses an edit and shows it in the text. */
  goTo(edit: DocumentSuggestion | undefined): void {
    const { view } = this.#editor;
    this.state.set({ chosen: edit });
    if (!view) return;
    const tr = setEditMarks(view.state.tr, this.state.read());
    if (!edit || edit.to > view.state.doc.content.size) {
      view.dispatch(tr);
      return;
    }
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(edit.to, tr.doc.content.size)), -1));
    view.dispatch(tr.setMeta("remark", true).scrollIntoView());
    this.#editor.state.set({ said: texts.summary(edit.name, edit.inserted, edit.deleted) });
  }

  /** Goes to the next edit after the caret, or the one before it. Returns whether there is one. */
  step(by: 1 | -1): boolean {
    const { view } = this.#editor;
    this.refresh();
    const { edits, chosen } = this.state.read();
    if (!view || edits.length === 0) return false;
    const head = view.state.selection.head;
    const isHere = chosen !== undefined && chosen.from <= head && head <= chosen.to;
    const at = isHere ? edits.indexOf(chosen) : -1;
    const next = by === 1 ? edits.find(({ from }) => from >= head) : edits.findLast(({ to }) => to <= head);
    this.goTo(at >= 0 ? edits[(at + by + edits.length) % edits.length] : (next ?? edits.at(by === 1 ? 0 : -1)));
    return true;
  }

  /** Accepts or rejects the edit at the caret and moves on to the next. Returns whether there is one. */
  decideHere(decision: EditDecision): boolean {
    this.refresh();
    const head = this.#editor.view?.state.selection.head ?? -1;
    const { edits, chosen } = this.state.read();
    const isAt = ({ from, to }: DocumentSuggestion) => from <= head && head <= to;
    const edit = chosen && isAt(chosen) ? chosen : edits.find(isAt);
    if (!edit || !this.may(decision, edit)) return false;
    this.decide(decision, [edit]);
    return true;
  }

  /** Reads the edits of the text again. */
  refresh(): void {
    const { view } = this.#editor;
    if (!view || view.isDestroyed) return;
    clearTimeout(this.#timer);
    readCaret(view);
    const edits = listSuggestions(view.state.doc);
    const before = this.state.read();
    if (edits.length === 0 && before.edits.length === 0) return;
    const chosen =
      before.chosen &&
      edits.find(({ from, author }) => from === before.chosen?.from && author === before.chosen.author);
    this.state.set({ edits, chosen });
    view.dispatch(setEditMarks(view.state.tr, { edits, chosen }));
  }

  #prepare(): void {
    if (this.#isPrepared) return;
    this.#isPrepared = true;
    this.#editor.rewrite = (tr) => this.#rewritten(tr);
    this.#editor.addPlugins([editMarksPlugin()]);
  }

  #pressed(event: KeyboardEvent): void {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    const isElsewhere = target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
    if (isElsewhere || isComposing || altKey || ctrlKey === metaKey) return;
    const acts: Readonly<Record<string, () => boolean>> = {
      F8: () => this.step(shiftKey ? -1 : 1),
      ...(shiftKey && { Enter: () => this.decideHere("accept"), Backspace: () => this.decideHere("reject") }),
    };
    if (!acts[key]?.()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Returns an edit of the writer as a suggestion; what undoes one, decides about them, or comes from others stays as it is. */
  #rewritten(tr: Transaction): Transaction {
    const { view, state } = this.#editor;
    const { profile } = session.read();
    const isOther = ["history$", "opened", resolved].some((key) => tr.getMeta(key) !== undefined);
    const isOn = state.read().suggesting !== undefined || tr.getMeta(suggested) !== undefined;
    if (!view || !tr.docChanged || isOther || !isOn || !profile) return tr;
    const at = Math.floor(Date.now() / minute) * minute;
    return suggestedTransaction(view.state, tr, { author: profile.Id, name: profile.Name, at });
  }
}

const placeOf = ({ from, mark }: SuggestionPiece): string => `${from} ${mark.type.name} ${mark.attrs.author}`;

const kept = new WeakMap<EditorController, SuggestingController>();

/** Returns the suggested edits of an editor, the same each time. */
export function keptSuggesting(editor: EditorController): SuggestingController {
  const found = kept.get(editor) ?? new SuggestingController(editor);
  kept.set(editor, found);
  return found;
}
