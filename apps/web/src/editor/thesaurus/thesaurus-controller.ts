import type { FromWorker, WordInPlace } from "@housestyle/checker";
import { blockAt } from "@housestyle/documents";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { Store } from "@housestyle/ui/store";
import type { EditorView } from "prosemirror-view";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import type { WorkspaceState } from "../workspace/workspace-state.ts";
import { type SelectedWord, selectedWord } from "./selected-word.ts";
import { offeredSenses, sensesFor, type ThesaurusSense, type ThesaurusSynonym } from "./senses.ts";

/** What is shown beside a word. */
export interface ThesaurusState {
  /** The word that is selected, of which synonyms are offered. */
  readonly selected: SelectedWord | undefined;
  /** The word and its place. Undefined while none is looked up. */
  readonly word: (WordInPlace & { readonly from: number; readonly to: number }) | undefined;
  /** `ask`: whether the word may be sent; `local`: nothing may. */
  readonly kind: "ask" | "local" | "looking" | "found" | "none" | "away";
  /** What may be written instead, as it is written. */
  readonly senses: readonly ThesaurusSense[];
}

const closed = { word: undefined, kind: "looking", senses: [] } as const;

/** Offers other words for the one under the caret. Only that word is ever sent, and only when it may be. */
export class ThesaurusController {
  readonly state = new Store<ThesaurusState>({ ...closed, selected: undefined });
  readonly #controller: EditorController;
  readonly #workspace: Store<WorkspaceState>;
  #asked: { readonly stamp: number; readonly at: number; readonly pos: number } | undefined;
  /** What was found, until the worker has put it into the form of the word and the English of the text. */
  #found: readonly ThesaurusSense[] = [];

  constructor(controller: EditorController, workspace: Store<WorkspaceState>) {
    this.#controller = controller;
    this.#workspace = workspace;
  }

  /** Notes which word is selected after a change of the editor. Nothing is looked up before the writer asks. */
  follow(): void {
    const view = this.#controller.view;
    const selected = view && selectedWord(view.state);
    const before = this.state.read().selected;
    if (selected?.from !== before?.from || selected?.text !== before?.text) this.state.set({ selected });
  }

  /** Opens for the word at a position, or at the caret. Returns whether it can be looked at. */
  open(at?: number): boolean {
    const { view } = this.#controller;
    return view !== undefined && this.#ask(at ?? caretIn(view));
  }

  #ask(from: number): boolean {
    const { checker, surface, remarks } = this.#controller.checking ?? {};
    if (!this.#controller.state.read().isEditable) return false;
    // A misspelled word has no synonyms: what it was meant to be comes first.
    const misspelled = surface?.remarksAround(from).find(({ finding }) => finding.kind === "spelling");
    if (misspelled) {
      remarks?.open(misspelled.key, "word", true);
      return true;
    }
    const block = surface?.blocks[blockAt(surface.blocks, from)];
    if (!block) return false;
    const at = from - block.pos - 1;
    this.#asked = { stamp: block.stamp, at, pos: block.pos };
    return checker?.ask({ type: "word", stamp: block.stamp, at }) ?? false;
  }

  answered(message: FromWorker): void {
    if (message.type === "word" && message.stamp === this.#asked?.stamp && message.at === this.#asked.at) {
      this.#show(message.word, this.#asked.pos + 1);
    } else if (message.type === "forms" && message.word === this.state.read().word?.text) {
      const { synonyms, meanings } = textsOf(this.#found);
      this.#offer(
        new Map([
          ...meanings.map((text, index) => [text, message.meanings[index] ?? text] as const),
          ...synonyms.map((text, index) => [text, message.forms[index] ?? text] as const),
        ]),
      );
    }
  }

  #offer(written: ReadonlyMap<string, string>): void {
    const { word } = this.state.read();
    const senses = word ? offeredSenses(this.#found, word.text, written) : [];
    this.state.set({ kind: senses.length === 0 ? "none" : "found", senses });
  }

  #show(found: WordInPlace | undefined, start: number): void {
    this.#asked = undefined;
    if (!found) return;
    this.#controller.checking?.remarks.close();
    const word = { ...found, from: start + found.start, to: start + found.end };
    const { account } = this.#workspace.read();
    const mayLook = account !== undefined || this.#controller.state.read().personal.preferences.lookUp === "always";
    this.state.set({ ...closed, word, kind: localOnly.isOn() ? "local" : mayLook ? "looking" : "ask" });
    if (this.state.read().kind === "looking") void this.#lookUp(word.lemma);
  }

  /** The writer lets this word be sent; with `always` every later one, too. */
  agree(always: boolean): void {
    const { word } = this.state.read();
    if (!word) return;
    if (always) this.#controller.personal.prefer({ lookUp: "always" });
    this.state.set({ kind: "looking" });
    void this.#lookUp(word.lemma);
  }

  async #lookUp(text: string): Promise<void> {
    const outcome = await server.exploreWord(undefined, { query: { text, section: "Synonyms" } });
    const { word } = this.state.read();
    if (word?.lemma !== text) return;
    if (outcome.kind !== "done") {
      const isNothing = outcome.kind === "failed" && outcome.status === 204;
      this.state.set({ kind: isNothing ? "none" : "away" });
      return;
    }
    const synonyms = outcome.value.flatMap(({ Items }) =>
      Items.map(
        (item): ThesaurusSynonym => ({
          text: item.Text,
          meaning: item.Meaning ?? "",
          partOfSpeech: item.PartOfSpeech ?? "",
          weight: item.Weight,
        }),
      ),
    );
    this.#found = sensesFor(synonyms, word.partOfSpeech);
    const asked = this.#controller.checking?.checker.ask({ type: "forms", of: word, ...textsOf(this.#found) });
    if (!asked) this.#offer(new Map());
  }

  /** Writes a synonym in place of the word, in the same form; one step of undo. */
  accept(synonym: string): void {
    const { word } = this.state.read();
    const { view } = this.#controller;
    if (!word || !view || view.state.doc.textBetween(word.from, word.to) !== word.text) return;
    const tr = ownStep(view.state.tr).insertText(synonym, word.from, word.to);
    view.dispatch(tr);
    view.dispatch(ownStep(view.state.tr));
    this.#controller.events.tell("acted", { what: "thesaurus", place: "word" });
    this.close();
    view.focus();
  }

  close(): void {
    this.#asked = undefined;
    if (this.state.read().word) this.state.set(closed);
  }
}

/** Returns each synonym and each meaning once, in the form that the worker is asked for them. */
const textsOf = (senses: readonly ThesaurusSense[]) => ({
  synonyms: [...new Set(senses.flatMap(({ synonyms }) => synonyms))],
  meanings: [...new Set(senses.map(({ meaning }) => meaning))],
});

/**
 * Returns the current position of the caret. The browser moves it first and reports it a moment later, and a fast key
 * can come in between.
 */
function caretIn(view: EditorView): number {
  const selection = document.getSelection();
  const node = selection?.isCollapsed && view.dom.contains(selection.focusNode) ? selection.focusNode : null;
  return selection && node ? view.posAtDOM(node, selection.focusOffset) : view.state.selection.from;
}
