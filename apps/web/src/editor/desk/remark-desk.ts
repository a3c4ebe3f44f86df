import { blockAt, textOf, wordsOfBlock } from "@housestyle/documents";
import type { Finding } from "@housestyle/engine";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import type { Store } from "../../store.ts";
import { texts } from "../../texts/editor.ts";
import type { Arrival, Checker } from "../checking/checker.ts";
import { withoutIgnored } from "../remarks/ignored.ts";
import type { Remark } from "../remarks/remark.ts";
import { shownSuggestions } from "../remarks/shown-suggestions.ts";
import {
  markChecked,
  markCurrent,
  markedWaiting,
  markWaiting,
  remarkByKey,
  remarksAround,
  remarksIn,
} from "../remarks/underlines.ts";
import type { Act } from "./act.ts";
import type { DeskState, Place } from "./desk-state.ts";

/** How many blocks are underlined in one go: more would be felt while typing. */
const atOnce = 16;
/** How long to wait before the list beside the text follows it, in milliseconds. */
const listAfter = 60;
/** From when on a check is slow enough to say so, in milliseconds. */
const slowAfter = 400;

/** Shows what was found, and does what the writer decides about it. */
export class RemarkDesk {
  readonly #store: Store<DeskState>;
  readonly #checker: Checker;
  readonly #acted: (act: Act) => void;
  #view: EditorView | undefined;
  #queue = new Set<number>();
  #applying = false;
  #listing = false;
  #timing = false;

  constructor(store: Store<DeskState>, checker: Checker, acted: (act: Act) => void) {
    this.#store = store;
    this.#checker = checker;
    this.#acted = acted;
  }

  /** From now on this editor is shown. */
  use(view: EditorView): void {
    this.#view = view;
    this.list();
    // What arrived while a word was being composed waits for its end.
    view.dom.addEventListener("compositionend", () => setTimeout(() => this.#apply(), 0));
  }

  /** Findings arrived: a few are drawn at once, many in small parts. */
  arrived(arrivals: readonly Arrival[]): void {
    for (const { block } of arrivals) this.#queue.add(block.stamp);
    if (!this.#applying) this.#apply();
  }

  /** Draws everything anew, after something was ignored or is no longer. */
  redraw(): void {
    this.arrived(this.#checker.found.filter((arrival) => arrival.findings.length > 0));
  }

  #apply(): void {
    const view = this.#view;
    // Changing the DOM under an input method would break the word that is being composed.
    if (!view || view.composing || this.#queue.size === 0) return;
    const { ignored } = this.#store.read().personal;
    const found = new Map(this.#checker.found.map((arrival) => [arrival.block.stamp, arrival]));
    // In the order of their arrival: what the reader sees came first.
    const stamps = [...this.#queue].slice(0, atOnce);
    for (const stamp of stamps) this.#queue.delete(stamp);
    const next = stamps.flatMap((stamp) => found.get(stamp) ?? []);
    const blocks = next.map(({ block, findings }) => ({
      node: block.node,
      pos: block.pos,
      findings: withoutIgnored(findings, textOf(block.node), ignored),
    }));
    if (blocks.length > 0) view.dispatch(markChecked(view.state.tr, blocks));
    this.listSoon();
    this.#applying = this.#queue.size > 0;
    if (this.#applying) setTimeout(() => this.#apply(), 0);
  }

  /** The list, the counts and the progress follow the text a moment later. */
  listSoon(): void {
    if (this.#listing) return;
    this.#listing = true;
    setTimeout(() => {
      this.#listing = false;
      this.list();
    }, listAfter);
  }

  /** The list, the counts and the progress follow the text now. */
  list(): void {
    const view = this.#view;
    if (!view) return;
    const { blocks } = this.#checker;
    // What is checked but not drawn yet is not done for the one who looks at it.
    const { checked, total } = this.#checker.progress;
    const progress = { checked: Math.max(0, checked - this.#queue.size), total };
    const { current } = this.#store.read();
    this.#store.set({
      remarks: remarksIn(view.state),
      current: current && remarkByKey(view.state, current.key),
      progress,
      words: blocks.reduce((sum, block) => sum + wordsOfBlock(block.node), 0),
    });
    if (progress.checked < progress.total) this.#watchTime();
    else this.#store.set({ slow: false });
  }

  #watchTime(): void {
    if (this.#timing) return;
    this.#timing = true;
    setTimeout(() => {
      this.#timing = false;
      const view = this.#view;
      const { waiting } = this.#checker;
      if (!view || (waiting.length === 0 && this.#queue.size === 0)) return;
      const marked = markedWaiting(view.state);
      const unmarked = waiting.filter((block) => !marked.has(block.pos) && block.node.content.size > 0);
      if (unmarked.length > 0 && !view.composing) view.dispatch(markWaiting(view.state.tr, unmarked));
      this.#store.set({ slow: true });
      this.listSoon();
    }, slowAfter);
  }

  /** A transaction is on the page: the caret may have come to a remark or left one. */
  followCaret(tr: Transaction): void {
    const view = this.#view;
    if (!view || !tr.selectionSet || tr.getMeta("remark")) {
      if (tr.docChanged && !tr.getMeta("remark")) this.close();
      return;
    }
    if (tr.docChanged) {
      this.close();
      return;
    }
    const { empty, head } = view.state.selection;
    const here = empty ? remarksAround(view.state, head)[0] : undefined;
    if (!here) this.close();
    else if (here.key !== this.#store.read().current?.key || this.#store.read().place === "panel") {
      this.#show(here, "word");
    }
  }

  /** The text was clicked there: also where the caret stood already. */
  clicked(pos: number): void {
    const view = this.#view;
    const here = view?.state.selection.empty ? remarksAround(view.state, pos)[0] : undefined;
    if (!view || !here) return;
    // The browser's caret is there already, but has not been reported yet: drawing now would put it back.
    const tr = view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(pos)));
    view.dispatch(tr.setMeta("remark", true));
    this.#show(here, "word");
  }

  /** Opens a remark; with `focus` the keyboard goes there too. */
  open(key: string, place: Place, focus: boolean): void {
    const view = this.#view;
    const remark = view && remarkByKey(view.state, key);
    if (!view || !remark) return;
    const tr = view.state.tr.setSelection(TextSelection.create(view.state.doc, remark.to));
    view.dispatch(tr.setMeta("remark", true).setMeta("addToHistory", false).scrollIntoView());
    this.#show(remark, place);
    if (focus) this.#store.set({ focusOn: { key, walked: [] } });
  }

  /** Opens the remark at the caret for the keyboard. Answers whether there is one. */
  openHere(): boolean {
    const view = this.#view;
    const here = view && remarksAround(view.state, view.state.selection.head)[0];
    if (here) this.open(here.key, "word", true);
    return here !== undefined;
  }

  #show(remark: Remark, place: Place): void {
    const view = this.#view;
    if (!view) return;
    view.dispatch(markCurrent(view.state.tr, remark.key));
    const { finding } = remark;
    if (this.#store.read().current?.key !== remark.key) this.#acted({ what: "popup", finding, place });
    this.#store.set({
      current: remark,
      place,
      focusOn: undefined,
      said: texts.said.remark(
        texts.kinds[finding.kind],
        finding.text,
        finding.message,
        shownSuggestions(finding).length,
      ),
    });
  }

  /** No remark is open any more. */
  close(): void {
    const view = this.#view;
    if (!view || !this.#store.read().current) return;
    this.#store.set({ current: undefined, focusOn: undefined, said: "" });
    view.dispatch(markCurrent(view.state.tr, undefined));
  }

  /** Closes the remark and gives the caret back to the text. */
  leave(): void {
    this.close();
    this.#view?.focus();
  }

  /** The reader looks at this height of the window: the checker goes on there. */
  lookAt(left: number, top: number): void {
    const found = this.#view?.posAtCoords({ left, top });
    if (found) this.#checker.lookAt(blockAt(this.#checker.blocks, found.pos));
  }

  /** These remarks as findings in the text of their blocks, as it is now. */
  inBlocks(remarks: readonly Remark[]): { readonly finding: Finding; readonly paragraph: string }[] {
    const keys = new Set(remarks.map((remark) => remark.key));
    const now = this.#view ? remarksIn(this.#view.state).filter((remark) => keys.has(remark.key)) : [];
    const { blocks } = this.#checker;
    return now.flatMap(({ finding, from, to }) => {
      const block = blocks[blockAt(blocks, from)];
      if (!block) return [];
      const start = from - block.pos - 1;
      return [{ finding: { ...finding, start, end: start + to - from }, paragraph: textOf(block.node) }];
    });
  }
}
