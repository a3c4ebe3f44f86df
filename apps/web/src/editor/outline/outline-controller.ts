import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import type { Node } from "prosemirror-model";
import { editorOutline as texts } from "../../texts/editor-outline.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { goBack } from "../controller/go-back.ts";
import { commands } from "../writing/commands.ts";
import { movedChapter, placeAbove, placeBelow } from "./move-chapter.ts";
import { cursorIn, entryAt, type OutlineEntry, outlineOf } from "./outline.ts";
import { synopsisOf } from "./sections.ts";
import { mergedChapter, splitChapter } from "./split-chapter.ts";

/** What the outline shows. */
export interface OutlineState {
  readonly entries: readonly OutlineEntry[];
  /** The id of the heading whose chapter the cursor is in; undefined before the first heading. */
  readonly current: number | undefined;
  /** The ids of the headings whose subchapters are hidden. */
  readonly collapsed: ReadonlySet<number>;
  /** Whether the outline was asked for by keyboard and is to take the focus. */
  readonly wantsFocus: boolean;
}

/** The current headings of the text, and the actions for their chapters. */
export class OutlineController {
  readonly state = new Store<OutlineState>({
    entries: [],
    current: undefined,
    collapsed: new Set(),
    wantsFocus: false,
  });
  readonly #editor: EditorController;
  #doc: Node | undefined;
  #frame = 0;

  constructor(editor: EditorController) {
    this.#editor = editor;
  }

  /** Follows the text, at most once per frame. Returns a function that stops this. */
  listen(): () => void {
    const look = () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#look());
    };
    const stops = [
      this.#editor.events.on("changed", (tr) => {
        if (tr.docChanged || tr.selectionSet) look();
      }),
      this.#editor.events.on("opened", look),
    ];
    this.#look();
    return () => {
      cancelAnimationFrame(this.#frame);
      for (const stop of stops) stop();
    };
  }

  /** Puts the cursor at a heading or scene and shows it at the top of the page; `takesFocus` lets one write on there. */
  goTo(entry: OutlineEntry, takesFocus: boolean): void {
    const { view, checking } = this.#editor;
    if (!view) return;
    const cursor = cursorIn(view.state.doc, entry);
    if (cursor !== undefined) checking?.surface.select(cursor, cursor);
    if (takesFocus) view.focus();
    const heading = view.nodeDOM(entry.at);
    if (heading instanceof HTMLElement) heading.scrollIntoView({ block: "start" });
  }

  /** Moves a chapter past the one before or after it. Returns whether there is one. */
  step(entry: OutlineEntry, by: 1 | -1): boolean {
    const place = this.placeFor(entry, by);
    return place !== undefined && this.move(entry, place);
  }

  /** Returns the new place of a chapter that is moved up or down by one. Undefined if it cannot be moved. */
  placeFor(entry: OutlineEntry, by: 1 | -1): number | undefined {
    const { entries } = this.state.read();
    return by < 0 ? placeAbove(entries, entry) : placeBelow(entries, entry);
  }

  /** Moves a chapter to a position, as one step of undo. Returns whether that changed anything. */
  move(entry: OutlineEntry, place: number): boolean {
    const { view } = this.#editor;
    const tr = view?.editable ? movedChapter(view.state, { chapter: entry, place }) : undefined;
    if (!view || !tr) return false;
    const next = this.state.read().entries.find(({ at }) => at >= place);
    view.dispatch(tr);
    view.dispatch(ownStep(view.state.tr));
    this.#look();
    this.#editor.state.set({ said: texts.moved(nameOf(entry), next && nameOf(next)) });
    return true;
  }

  /** Offers to take back a chapter that was moved last. */
  offerUndo(entry: OutlineEntry): void {
    const back = this.#editor.checking?.surface.wayBack();
    if (back) this.#editor.notify(texts.movedOnly(nameOf(entry)), () => goBack(this.#editor, back));
  }

  /** Begins a chapter at the cursor of the text, and lets one write its heading. */
  split(): void {
    const { view } = this.#editor;
    const tr = view?.editable ? splitChapter(view.state, this.#now()) : undefined;
    if (!view || !tr) return;
    view.dispatch(tr);
    view.focus();
    this.#editor.state.set({ said: texts.split });
  }

  /** Makes a chapter part of the one before it. The message about it takes that back. */
  merge({ at }: Pick<OutlineEntry, "at">): void {
    const { view } = this.#editor;
    const entries = this.#now();
    const entry = entries.find((each) => each.at === at);
    const tr = view?.editable && entry ? mergedChapter(view.state, entries, entry) : undefined;
    if (!view || !entry || !tr) return;
    view.dispatch(tr);
    view.dispatch(ownStep(view.state.tr));
    this.#look();
    const back = this.#editor.checking?.surface.wayBack();
    this.#editor.notify(texts.merged(nameOf(entry)), back && (() => goBack(this.#editor, back)));
  }

  /** Sets what happens in a chapter or scene; empty for nothing. */
  describe(id: number, synopsis: string): void {
    const { view } = this.#editor;
    const entry = this.#now().find((each) => each.id === id);
    if (!view?.editable || !entry || synopsisOf(entry.node) === synopsis) return;
    view.dispatch(view.state.tr.setNodeAttribute(entry.at, "synopsis", synopsis === "" ? null : synopsis));
    this.#look();
  }

  /** The entries of the text as it is at this moment. */
  #now(): readonly OutlineEntry[] {
    this.#look();
    return this.state.read().entries;
  }

  /** Undoes or redoes without taking the focus from the outline. */
  undo(which: "undo" | "redo"): void {
    const { view } = this.#editor;
    if (view?.editable) commands[which](view.state, view.dispatch, view);
  }

  /** Hides or shows the subchapters of a chapter. */
  collapse(id: number, isCollapsed: boolean): void {
    const collapsed = new Set(this.state.read().collapsed);
    if (isCollapsed) collapsed.add(id);
    else collapsed.delete(id);
    this.state.set({ collapsed });
  }

  /** Hides or shows the subchapters of all chapters. */
  collapseAll(isCollapsed: boolean): void {
    const { entries } = this.state.read();
    const parents = entries.filter(({ hasChildren }) => hasChildren).map(({ id }) => id);
    this.state.set({ collapsed: new Set(isCollapsed ? parents : []) });
  }

  #look(): void {
    const { view } = this.#editor;
    if (!view) return;
    const { doc, selection } = view.state;
    if (doc !== this.#doc) {
      this.#doc = doc;
      const { entries: before, collapsed } = this.state.read();
      const entries = outlineOf(doc, before);
      const parents = new Set(entries.filter(({ hasChildren }) => hasChildren).map(({ id }) => id));
      const still = [...collapsed].filter((id) => parents.has(id));
      this.state.set({ entries, collapsed: still.length === collapsed.size ? collapsed : new Set(still) });
    }
    this.state.set({ current: entryAt(this.state.read().entries, selection.head)?.id });
  }
}

/** What a heading or a scene is called. */
export function nameOf({ text, isScene }: OutlineEntry): string {
  return text || (isScene ? texts.scene : texts.unnamed);
}

const kept = new WeakMap<EditorController, OutlineController>();

/** Returns the outline of an editor, the same one each time, so that what was collapsed stays collapsed. */
export function keptOutline(editor: EditorController): OutlineController {
  const known = kept.get(editor);
  if (known) return known;
  const outline = new OutlineController(editor);
  kept.set(editor, outline);
  return outline;
}
