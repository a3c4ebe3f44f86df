import { limits } from "@housestyle/contract";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { TextSelection } from "prosemirror-state";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import type { AssistedVersion } from "./assistance-state.ts";
import { continued } from "./continued.ts";
import { judgeAddition } from "./judge-additions.ts";
import { measuredFacts } from "./measured-facts.ts";
import { type CritiquePoint, readPoint } from "./place-of-quote.ts";
import { type PlainPart, plainPart, rangeToJudge, textBefore } from "./text-around.ts";
import { type JudgeVersion, type Prepare, VersionStream } from "./version-stream.ts";
import { asOneLine } from "./wording-of.ts";

/** What can be asked about the text as a whole, or about the place of the cursor. */
export type DocumentTask = "continue" | "ideas" | "critique";

/** The most characters before the cursor that are sent. */
const mostBefore = 6_000;

/** Asks a language model to continue the text, for ideas, or for a critique. */
export class DocumentAssistance {
  readonly stream = new VersionStream();
  readonly #editor: EditorController;
  #judged: PlainPart = { text: "", blocks: [] };

  constructor(editor: EditorController) {
    this.#editor = editor;
    editor.events.on("opened", () => this.stream.reset());
  }

  /** Returns what would be sent for a task, or undefined if there is nothing or too much. */
  textFor(task: DocumentTask): string | undefined {
    const { view } = this.#editor;
    if (!view) return undefined;
    const { doc, selection } = view.state;
    if (task !== "critique") return textBefore(doc, selection.to, mostBefore) || undefined;
    const range = rangeToJudge(doc, selection.head, limits.assistedText);
    this.#judged = range ? plainPart(doc, range.from, range.to) : { text: "", blocks: [] };
    return this.#judged.text.trim() === "" ? undefined : this.#judged.text;
  }

  /** Whether there is no text that could be sent: before the cursor, or, for a critique, at all. */
  isEmpty(): boolean {
    const { view } = this.#editor;
    return view?.state.doc.textContent.trim() === "" || this.textFor("continue") === undefined;
  }

  /** Sends the text for a task to the language model. */
  start(task: DocumentTask): Promise<void> {
    return this.stream.start(task, "", this.#prepare(task));
  }

  /** Inserts an offered continuation at the cursor, or after the selection, as one undo step. */
  insert(version: AssistedVersion): void {
    const { view, state } = this.#editor;
    if (version.kind !== "offered" || !view || !state.read().isEditable) return;
    view.dispatch(continued(view.state, version.text).scrollIntoView());
    view.dispatch(ownStep(view.state.tr));
    state.set({ said: texts.inserted });
    view.focus();
  }

  /** Selects the place of a point of a critique, if its words are still there. */
  show({ quote, from, to }: CritiquePoint): void {
    const { view } = this.#editor;
    if (!view || to > view.state.doc.content.size || view.state.doc.textBetween(from, to, undefined, " ") !== quote)
      return;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)).scrollIntoView());
    view.focus();
  }

  /** Returns the point of an offered line of a critique. */
  pointOf(version: AssistedVersion): CritiquePoint | undefined {
    return version.kind === "offered" ? readPoint(version.text, this.#judged) : undefined;
  }

  #prepare(Task: DocumentTask): Prepare {
    return async (signal) => {
      const Text = this.textFor(Task);
      if (Text === undefined) return this.isEmpty() ? texts.nothingYet : texts.tooLong;
      const Language = this.#editor.state.read().personal.preferences.dialect;
      const Facts = Task === "critique" ? await measuredFacts(this.#editor, signal) : "";
      return { request: { Task, Text, Language, Facts }, judge: this.#judgeFor(Task, Text) };
    };
  }

  #judgeFor(task: DocumentTask, before: string): JudgeVersion {
    if (task === "critique") {
      return async (text) =>
        readPoint(text, this.#judged) ? { kind: "offered", text } : { kind: "held", fault: "quotations" };
    }
    return async (response, signal) => {
      const text = asOneLine(response);
      const fault = await judgeAddition(this.#editor, before, text, signal);
      return fault === undefined ? { kind: "offered", text } : { kind: "held", fault };
    };
  }
}

const kept = new WeakMap<EditorController, DocumentAssistance>();

/** Returns what asks a language model about the text of an editor, the same one each time. */
export function keptDocumentAssistance(editor: EditorController): DocumentAssistance {
  const found = kept.get(editor) ?? new DocumentAssistance(editor);
  kept.set(editor, found);
  return found;
}
