import type { BlockFindings } from "@housestyle/checker";
import { blockAt, paragraphOf } from "@housestyle/documents";
import { type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Remark } from "../remark.ts";
import type { InBlock, Shaded, SpanBoxes, Surface, SurfaceEvents } from "../surface.ts";
import { BlockList } from "./block-list.ts";
import type { DocumentBlock } from "./document-block.ts";
import { fixAll, fixOne } from "./fix.ts";
import { ownStep, takeBack } from "./own-step.ts";
import { shade, shadesPlugin } from "./shades.ts";
import {
  currentPlugin,
  markChecked,
  markCurrent,
  markedWaiting,
  markWaiting,
  remarkByKey,
  remarksAround,
  remarksIn,
  underlinesPlugin,
} from "./underlines.ts";

export type { DocumentBlock };

/** Returns the plugins that the state of an editor needs to draw marks. */
export function surfacePlugins(): readonly Plugin[] {
  return [underlinesPlugin(), currentPlugin(), shadesPlugin()];
}

const movesCaret = /^(Arrow|Page|Home$|End$)/;

/** A surface over a ProseMirror editor. Places are positions in its document. */
export class ProseMirrorSurface implements Surface<DocumentBlock> {
  readonly #view: EditorView;
  readonly #events: SurfaceEvents<DocumentBlock>;
  readonly #list: BlockList;
  /** Whether a key or a pointer may have moved the caret without an event from the browser yet. */
  #isMoving = false;

  /**
   * The view must have the plugins of a surface, and its owner must pass on transactions (`applied`) and clicks
   * (`clicked`).
   */
  constructor(view: EditorView, events: SurfaceEvents<DocumentBlock>) {
    this.#view = view;
    this.#events = events;
    this.#list = new BlockList(view.state.doc);
    view.dom.addEventListener("keydown", ({ key }) => {
      if (!movesCaret.test(key)) return;
      this.#isMoving = true;
      believeCaret(view);
    });
    view.dom.addEventListener("mousedown", () => {
      this.#isMoving = true;
    });
    // Where a browser puts the caret when it gives the focus back is nobody's doing.
    view.dom.addEventListener("blur", () => {
      this.#isMoving = false;
    });
    view.dom.addEventListener("compositionend", () => setTimeout(events.composed, 0));
  }

  get blocks(): readonly DocumentBlock[] {
    return this.#list.blocks;
  }

  get words(): number {
    return this.#list.words;
  }

  get isComposing(): boolean {
    return this.#view.composing;
  }

  get caret(): number {
    return this.#view.state.selection.head;
  }

  get isSelecting(): boolean {
    return !this.#view.state.selection.empty;
  }

  /** Called when the page shows the result of a transaction. */
  applied(tr: Transaction): void {
    if (tr.docChanged || tr.selectionSet) this.#isMoving = false;
    const splice = this.#list.follow(tr);
    if (splice) this.#events.changed(splice);
    if (isOurs(tr)) return;
    if (tr.docChanged) this.#events.written();
    else if (tr.selectionSet) this.#events.moved();
  }

  /** Called when the view shows another document. No event is fired, because the caller made the change. */
  replaced(): void {
    this.#list.replace(this.#view.state.doc);
  }

  clicked(place: number): void {
    this.#events.clicked(place);
  }

  remarks(): readonly Remark[] {
    return remarksIn(this.#view.state);
  }

  remark(key: string): Remark | undefined {
    return remarkByKey(this.#view.state, key);
  }

  remarksAround(place: number): readonly Remark[] {
    return remarksAround(this.#view.state, place);
  }

  underline(arrivals: readonly BlockFindings<DocumentBlock>[]): void {
    if (!this.#isThere()) return;
    const blocks = arrivals.map(({ block: { node, pos }, findings }) => ({ node, pos, findings }));
    this.#view.dispatch(markChecked(this.#view.state.tr, blocks));
  }

  /** Shows that these blocks are waiting to be checked. */
  markWaiting(blocks: readonly DocumentBlock[]): void {
    if (!this.#isThere()) return;
    const marked = markedWaiting(this.#view.state);
    const unmarked = blocks.filter(({ pos, node }) => node.content.size > 0 && !marked.has(pos));
    if (unmarked.length > 0) this.#view.dispatch(markWaiting(this.#view.state.tr, unmarked));
  }

  markCurrent(key: string | undefined): void {
    if (!this.#isThere()) return;
    this.#view.dispatch(markCurrent(this.#view.state.tr, key));
  }

  goTo(place: number, quietly = false): void {
    const { tr, doc } = this.#view.state;
    tr.setSelection(TextSelection.near(doc.resolve(place)));
    this.#view.dispatch(ours(quietly ? tr : tr.setMeta("addToHistory", false).scrollIntoView()));
  }

  fix(remarks: readonly Remark[], replacement: string): boolean {
    const { state } = this.#view;
    const [only] = remarks;
    const tr = remarks.length === 1 && only ? fixOne(state, only, replacement) : fixAll(state, remarks, replacement);
    if (!tr) return false;
    this.#view.dispatch(ours(tr));
    // What is typed next is a step of its own.
    this.#view.dispatch(ownStep(this.#view.state.tr));
    return true;
  }

  wayBack(): () => boolean {
    const { doc } = this.#view.state;
    return () => {
      const { state, dispatch } = this.#view;
      if (!state.doc.eq(doc)) return false;
      takeBack(state, dispatch, this.#view);
      this.focus();
      return true;
    };
  }

  shade(stretches: readonly Shaded[]): void {
    if (!this.#isThere()) return;
    this.#view.dispatch(ours(shade(this.#view.state.tr, stretches)));
  }

  select(from: number, to: number): void {
    const { tr, doc } = this.#view.state;
    tr.setSelection(TextSelection.create(doc, from, to)).setMeta("addToHistory", false);
    this.#view.dispatch(ours(tr.scrollIntoView()));
  }

  place({ pos }: DocumentBlock, offset: number): number {
    return pos + 1 + offset;
  }

  inBlock({ from, to }: Pick<Remark, "from" | "to">): InBlock | undefined {
    const block = this.blocks[blockAt(this.blocks, from)];
    if (!block) return undefined;
    const start = Math.max(0, from - block.pos - 1);
    return { paragraph: paragraphOf(block), start, end: Math.max(start, to - block.pos - 1) };
  }

  blockAtPoint(left: number, top: number): number | undefined {
    const found = this.#view.posAtCoords({ left, top });
    return found ? blockAt(this.blocks, found.pos) : undefined;
  }

  lines(from: number, to: number): SpanBoxes | undefined {
    if (to > this.#view.state.doc.content.size) return undefined;
    return { first: rectOf(this.#view.coordsAtPos(from, 1)), last: rectOf(this.#view.coordsAtPos(to, -1)) };
  }

  focus(): void {
    this.#view.focus();
  }

  /**
   * Whether the view can be drawn on: it may have been removed in the meantime, or the caret may have moved without an
   * event yet. Drawing would then put the caret back, and the next characters in the wrong place.
   */
  #isThere(): boolean {
    if (this.#view.isDestroyed) return false;
    if (this.#isMoving) this.#view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
    return true;
  }
}

/**
 * Stops ProseMirror from restoring the old caret. Within 200 ms of the focus, it attributes a caret at the very start
 * to the browser; after a key, the writer has moved it there.
 */
function believeCaret(view: EditorView): void {
  const { input } = view as unknown as { readonly input: { lastFocus: number } };
  input.lastFocus = 0;
}

/** Marks a transaction as not made by the writer. */
function ours(tr: Transaction): Transaction {
  return tr.setMeta("remark", true);
}

function isOurs(tr: Transaction): boolean {
  return tr.getMeta("remark") === true;
}

function rectOf({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }) {
  return new DOMRect(left, top, right - left, bottom - top);
}
