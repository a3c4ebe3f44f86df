import type { AssistanceTask } from "@housestyle/contract";
import type { Span } from "@housestyle/engine";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { keptRephrase, type RephraseRequest } from "../rephrase/rephrase-controller.ts";
import type { Wording } from "../rephrase/rewrite-transaction.ts";
import type { AssistedVersion } from "./assistance-state.ts";
import { judge } from "./judge.ts";
import type { AskModel } from "./model-in-use.ts";
import { type Prepare, VersionStream } from "./version-stream.ts";
import { asOneLine, wordingOf } from "./wording-of.ts";

/** The most characters of the paragraph that are sent along on each side, for context. */
const context = 2_000;

/** Asks a language model for versions of the sentences of the open card, and offers those that pass. */
export class AssistanceController {
  readonly stream = new VersionStream();
  readonly #editor: EditorController;
  #span: Span | undefined;

  constructor(editor: EditorController) {
    this.#editor = editor;
    const rephrase = keptRephrase(editor);
    rephrase.state.subscribe(() => {
      if (!rephrase.state.read().asked && this.stream.state.read().kind !== "idle") this.stream.reset();
    });
  }

  /** Asks a language model about the sentences of the card. A request that is under way is stopped. */
  async start(ask: AskModel, task: AssistanceTask, instruction = ""): Promise<void> {
    const { request } = keptRephrase(this.#editor);
    if (request) await this.stream.start(task, instruction, this.#prepare(request, task, instruction), ask);
  }

  /** Asks for the same again. */
  again(ask: AskModel): void {
    const { task, instruction } = this.stream.state.read();
    if (task) void this.start(ask, task, instruction);
  }

  /** Writes an offered version in place of its sentences, as one undo step. */
  accept(version: AssistedVersion): void {
    const wording = version.kind === "offered" ? this.wordingOf(version.text) : undefined;
    if (wording) keptRephrase(this.#editor).accept(wording);
  }

  /** Returns a version as a wording of the sentences of the card. */
  wordingOf(text: string): Wording | undefined {
    const { request } = keptRephrase(this.#editor);
    return request && this.#span && wordingOf(request.paragraph, this.#span, text);
  }

  /** Finds the whole sentences, and judges versions of them. */
  #prepare(request: RephraseRequest, Task: AssistanceTask, Instruction: string): Prepare {
    return async (signal) => {
      const span = (await judge(this.#editor, request, [], signal))?.span;
      if (signal.aborted) return undefined;
      if (!span) return texts.notHere;
      this.#span = span;
      keptRephrase(this.#editor).highlight(span);
      const { paragraph } = request;
      return {
        request: {
          ...{ Task, Instruction, Text: paragraph.slice(span.start, span.end) },
          Before: paragraph.slice(Math.max(0, span.start - context), span.start),
          After: paragraph.slice(span.end, span.end + context),
          Language: this.#editor.state.read().personal.preferences.dialect,
        },
        judge: async (response, end) => {
          const text = asOneLine(response);
          const judged = await judge(this.#editor, request, [text], end);
          const fault = judged?.faults[0];
          // What could not be judged is not offered either.
          const isOffered = judged?.span !== undefined && fault === undefined;
          return isOffered ? { kind: "offered", text } : { kind: "held", fault: fault ?? "mistakes" };
        },
      };
    };
  }
}

const kept = new WeakMap<EditorController, AssistanceController>();

/** Returns what asks a language model about sentences of an editor, the same one each time. */
export function keptAssistance(editor: EditorController): AssistanceController {
  const found = kept.get(editor) ?? new AssistanceController(editor);
  kept.set(editor, found);
  return found;
}
