import { limits } from "@housestyle/contract";
import { ownStep } from "@housestyle/surfaces/prosemirror";
import { TextSelection } from "prosemirror-state";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { withSource } from "../writing/writing-source.ts";
import type { AssistedVersion } from "./assistance-state.ts";
import { continued } from "./continued.ts";
import { judgeAddition } from "./judge.ts";
import { measuredFacts } from "./measured-facts.ts";
import type { AskModel } from "./model-in-use.ts";
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

  constructor(editor: EditorController) {
    this.#editor = editor;
    editor.events.on("opened", () => this.stream.reset());
  }

  /** Returns what would be sent for a task, or undefined if there is nothing or too much. */
  textFor(task: DocumentTask): string | undefined {
    const { view } = this.#editor;
    const text =
      task === "critique"
        ? this.#partToJudge()?.text
        : view && textBefore(view.state.doc, view.state.selection.to, mostBefore);
    return text?.trim() === "" ? undefined : text;
  }

  /** Returns why nothing can be sent for a task, as a sentence. */
  refusalOf(task: DocumentTask): string {
    if (task !== "critique") return texts.nothingBefore;
    return this.#editor.view?.state.doc.textContent.trim() === "" ? texts.nothingYet : texts.tooLong;
  }

  /** Gives the text for a task to a language model. */
  start(ask: AskModel, task: DocumentTask): Promise<void> {
    return this.stream.start(task, "", this.#prepare(task), ask);
  }

  /** Inserts an offered continuation at the cursor, or after the selection, as one undo step. */
  insert(version: AssistedVersion): void {
    const { view, state } = this.#editor;
    if (version.kind !== "offered" || !view || !state.read().isEditable) return;
    view.dispatch(withSource(continued(view.state, version.text), "assisted").scrollIntoView());
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

  /** Returns the point of an offered line of a critique, with its place in the document as it is now. */
  pointOf(version: AssistedVersion): CritiquePoint | undefined {
    const doc = this.#editor.view?.state.doc;
    return doc && version.kind === "offered" ? readPoint(version.text, plainPart(doc, 0, doc.content.size)) : undefined;
  }

  /** Returns the part of the document to judge, or undefined if it is too long. */
  #partToJudge(): PlainPart | undefined {
    const { view } = this.#editor;
    const range = view && rangeToJudge(view.state.doc, view.state.selection.head, limits.assistedText);
    return range && plainPart(view.state.doc, range.from, range.to);
  }

  #prepare(Task: DocumentTask): Prepare {
    return async (signal) => {
      const Text = this.textFor(Task);
      if (Text === undefined) return this.refusalOf(Task);
      const Language = this.#editor.state.read().personal.preferences.dialect;
      const Facts = Task === "critique" ? await measuredFacts(this.#editor, signal) : "";
      return { request: { Task, Text, Language, Facts }, judge: this.#judgeFor(Task, Text) };
    };
  }

  #judgeFor(task: DocumentTask, before: string): JudgeVersion {
    if (task === "critique") {
      const part = this.#partToJudge();
      return async (text) =>
        part && readPoint(text, part) ? { kind: "offered", text } : { kind: "held", fault: "quotations" };
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
