import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import { editorFind as texts } from "../../texts/editor-find.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { goBack } from "../controller/go-back.ts";
import { readSelection } from "../writing/read-selection.ts";
import { chapterAround } from "./chapter-around.ts";
import { type DocumentMatch, Finder, type SearchRange } from "./find-matches.ts";
import { type FindChoice, findQuery, replacementFor } from "./find-query.ts";
import { replaceMatches } from "./replace-matches.ts";
import { showPlace } from "./show-place.ts";

/** What the bar shows. */
export interface FindState extends FindChoice {
  readonly replacement: string;
  readonly isInChapter: boolean;
  /** Whether the document has chapters. */
  readonly hasChapters: boolean;
  /** How many matches there are, and which of them is selected, from 0; undefined for none. */
  readonly count: number;
  readonly at: number | undefined;
  /** Why nothing can be searched for; empty when something can. */
  readonly problem: string;
}

/** What was searched for last, in this page. */
let last: FindState = {
  ...{ text: "", matchCase: false, wholeWords: false, isPattern: false, replacement: "", isInChapter: false },
  ...{ hasChapters: false, count: 0, at: undefined, problem: "" },
};

/** The most matches that are highlighted, around the selected one: a novel has fifty thousand of the letter “e”. */
const mostShaded = 1000;

/** Finds words in the text, selects them, and replaces them. */
export class FindController {
  readonly state = new Store(last);
  readonly #editor: EditorController;
  #finder: Finder | undefined;
  #matches: readonly DocumentMatch[] = [];
  #searches = 0;
  #isStale = false;
  #isClosed = false;

  constructor(editor: EditorController) {
    this.#editor = editor;
  }

  /** Follows edits and the cursor. Returns a function that stops this and removes the highlights. */
  listen(): () => void {
    this.#isClosed = false;
    const stop = this.#editor.events.on("changed", (tr) => {
      if ((!tr.docChanged && !tr.selectionSet) || this.#isStale) return;
      this.#isStale = true;
      queueMicrotask(() => this.#follow());
    });
    return () => {
      this.#isClosed = true;
      stop();
      last = this.state.read();
      this.#editor.checking?.surface.shade([]);
    };
  }

  /** Opens the search for the selected words, or for the previous query. */
  async open(): Promise<void> {
    const selected = this.#selectedText();
    // Before anything is waited for: the field shows it, selected, to be typed over.
    await this.search(selected === undefined ? {} : { text: selected, isPattern: false });
  }

  /** Changes the query, and selects the first match after the cursor. */
  async search(change: Partial<FindChoice & Pick<FindState, "isInChapter">>): Promise<void> {
    this.state.set(change);
    this.#searches += 1;
    const search = this.#searches;
    const choice = this.state.read();
    let finder: Finder | undefined;
    let problem = "";
    try {
      finder = choice.text === "" ? undefined : new Finder(await findQuery(choice));
    } catch {
      problem = texts.badPattern;
    }
    // What was typed meanwhile is searched for instead.
    if (this.#isClosed || search !== this.#searches) return;
    this.#finder = finder;
    this.state.set({ problem });
    this.#find();
    this.#goTo(this.#from(this.#editor.view?.state.selection.from ?? 0));
  }

  /** Leads to the next match or the one before, around the end. */
  go(step: 1 | -1): void {
    const { view } = this.#editor;
    if (!view) return;
    const { from, to } = view.state.selection;
    const { at } = this.state.read();
    const count = this.#matches.length;
    if (at !== undefined) this.#goTo((at + step + count) % count);
    else if (step === 1) this.#goTo(this.#from(to));
    else this.#goTo((this.#from(from) - 1 + count) % Math.max(1, count));
  }

  /** Writes over the selected match and leads to the next one. Where none is selected, it only leads there. */
  replace(): void {
    const { view } = this.#editor;
    const { at, replacement } = this.state.read();
    const match = at === undefined ? undefined : this.#matches[at];
    if (!view?.editable) return;
    if (!match) {
      this.go(1);
      return;
    }
    const written = replacementFor(match, replacement, this.state.read());
    view.dispatch(replaceMatches(ownStep(view.state.tr), [match], () => written));
    this.#find();
    this.#goTo(this.#from(match.from + written.length));
  }

  /** Writes over all matches as one step of undo. */
  replaceAll(): void {
    const { view } = this.#editor;
    const choice = this.state.read();
    if (!view?.editable || this.#matches.length === 0) return;
    const count = this.#matches.length;
    const written = (match: DocumentMatch) => replacementFor(match, choice.replacement, choice);
    view.dispatch(replaceMatches(ownStep(view.state.tr), this.#matches, written));
    view.dispatch(ownStep(view.state.tr));
    const back = this.#editor.checking?.surface.wayBack();
    this.#editor.notify(texts.replaced(count), back && (() => goBack(this.#editor, back)));
    this.#find();
  }

  /** Updates which match is selected, if any, after the text was edited or the cursor moved. */
  #follow(): void {
    this.#isStale = false;
    if (!this.#isClosed) this.#find();
  }

  #find(): void {
    const { view } = this.#editor;
    if (!view) return;
    const { doc, selection } = view.state;
    const chapter = chapterAround(doc, selection.from);
    const all: SearchRange = { from: 0, to: doc.content.size };
    const { isInChapter, at: before } = this.state.read();
    const matches = this.#finder?.matches(doc, (isInChapter && chapter) || all) ?? [];
    const found = matches.findIndex(({ from, to }) => from === selection.from && to === selection.to);
    const at = found < 0 ? undefined : found;
    const isSame = at === before && isSameList(matches, this.#matches);
    this.#matches = matches;
    this.state.set({ count: matches.length, at, hasChapters: chapter !== undefined });
    if (!isSame) this.#shade();
  }

  #shade(): void {
    const { at } = this.state.read();
    const first = Math.max(0, (at ?? this.#from(this.#editor.view?.state.selection.from ?? 0)) - mostShaded / 2);
    const shown = this.#matches.slice(first, first + mostShaded);
    const current = at === undefined ? undefined : this.#matches[at];
    this.#editor.checking?.surface.shade(shown.map((match) => ({ ...match, isCurrent: match === current })));
  }

  #goTo(index: number): void {
    const match = this.#matches[index];
    const { view } = this.#editor;
    if (match && view) {
      this.#editor.checking?.surface.select(match.from, match.to);
      showPlace(view, match.from);
    }
    this.#find();
  }

  /** Returns the first match from a position on, or after the last match, the first of all. */
  #from(pos: number): number {
    const index = this.#matches.findIndex(({ from }) => from >= pos);
    return index < 0 ? 0 : index;
  }

  /** What is selected, if it is words of one line. */
  #selectedText(): string | undefined {
    const state = readSelection(this.#editor.view);
    if (!state) return undefined;
    const { empty, $from, $to } = state.selection;
    if (empty || !$from.sameParent($to)) return undefined;
    const text = $from.parent.textBetween($from.parentOffset, $to.parentOffset);
    return text.length > 0 && text.length <= 200 && !text.includes("\n") ? text : undefined;
  }
}

function isSameList(one: readonly DocumentMatch[], other: readonly DocumentMatch[]): boolean {
  return (
    one.length === other.length && one.every(({ from, to }, at) => other[at]?.from === from && other[at].to === to)
  );
}
