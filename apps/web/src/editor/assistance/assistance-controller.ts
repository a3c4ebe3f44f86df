import type { AssistanceTask } from "@housestyle/contract";
import type { Span } from "@housestyle/engine";
import { Store } from "@housestyle/ui/store";
import { complain } from "../../app/complain.ts";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { keptRephrase, type RephraseRequest } from "../rephrase/rephrase-controller.ts";
import type { Wording } from "../rephrase/rewrite-transaction.ts";
import { type AssistanceState, type AssistedVersion, idle, withVersion } from "./assistance-state.ts";
import { judge } from "./judge.ts";
import { RequestRefused, requestVersions, type VersionsEvent } from "./request-versions.ts";
import { asOneLine, wordingOf } from "./wording-of.ts";

/** The most characters of the paragraph that are sent along on each side, for context. */
const context = 2_000;

/** A request to reword sentences that is under way. */
interface Rewording {
  readonly request: RephraseRequest;
  readonly span: Span;
  readonly signal: AbortSignal;
}

/** Asks a language model for versions of the sentences of the open card, and offers those that pass. */
export class AssistanceController {
  readonly state = new Store<AssistanceState>(idle);
  readonly #editor: EditorController;
  #running = new AbortController();
  #span: Span | undefined;

  constructor(editor: EditorController) {
    this.#editor = editor;
    const rephrase = keptRephrase(editor);
    rephrase.state.subscribe(() => {
      if (!rephrase.state.read().asked && this.state.read().kind !== "idle") this.#reset();
    });
  }

  /** Sends the sentences of the card to the language model. A request that is under way is stopped. */
  async start(task: AssistanceTask, instruction = ""): Promise<void> {
    const { request } = keptRephrase(this.#editor);
    if (!request) return;
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.state.set({ ...idle, kind: "writing", task, instruction });
    const span = (await judge(this.#editor, request, [], signal))?.span;
    if (signal.aborted) return;
    if (!span) return this.#end(signal, texts.notHere);
    this.#span = span;
    keptRephrase(this.#editor).highlight(span);
    await this.#stream({ request, span, signal }, task, instruction).catch((error: unknown) => {
      if (!signal.aborted) complain(error);
      this.#end(signal);
    });
  }

  /** Asks for the same again. */
  again(): void {
    const { task, instruction } = this.state.read();
    if (task) void this.start(task, instruction);
  }

  /** Ends the request. What can be offered already stays. */
  stop(): void {
    this.#running.abort();
    const versions = this.state.read().versions.filter(({ kind }) => kind !== "writing" && kind !== "judging");
    this.state.set({ kind: "done", versions, failure: versions.length === 0 ? texts.stopped : undefined });
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

  async #stream(rewording: Rewording, Task: AssistanceTask, Instruction: string): Promise<void> {
    const { request, span, signal } = rewording;
    const { paragraph } = request;
    const asked = {
      ...{ Task, Instruction, Text: paragraph.slice(span.start, span.end) },
      Before: paragraph.slice(Math.max(0, span.start - context), span.start),
      After: paragraph.slice(span.end, span.end + context),
      Language: this.#editor.state.read().personal.preferences.dialect,
    };
    const judged: Promise<void>[] = [];
    try {
      for await (const event of requestVersions(asked, signal)) {
        judged.push(this.#take(event, rewording));
      }
      await Promise.all(judged);
      this.#end(signal);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      this.#end(signal, error.message);
    }
  }

  /** Shows what has arrived. A complete version is judged before it can be chosen. */
  async #take(event: VersionsEvent, rewording: Rewording): Promise<void> {
    if (rewording.signal.aborted || event.name === "end") return;
    const at = event.data.Version;
    if (event.name === "words") {
      const { Text } = event.data;
      this.#change(at, (before) => ({ kind: "writing", text: ("text" in before ? before.text : "") + Text }));
    } else if (event.name === "failed") {
      const { Problem } = event.data;
      this.#change(at, () => ({ kind: "failed", problem: Problem }));
    } else {
      await this.#judge(at, asOneLine(event.data.Text), rewording);
    }
  }

  async #judge(at: number, text: string, { request, signal }: Rewording): Promise<void> {
    this.#change(at, () => ({ kind: "judging", text }));
    const judged = await judge(this.#editor, request, [text], signal);
    if (signal.aborted) return;
    const fault = judged?.faults[0];
    // What could not be judged is not offered either.
    const isOffered = judged?.span !== undefined && fault === undefined;
    this.#change(at, () => (isOffered ? { kind: "offered", text } : { kind: "held", fault: fault ?? "mistakes" }));
  }

  #change(at: number, change: (before: AssistedVersion) => AssistedVersion): void {
    this.state.set({ versions: withVersion(this.state.read().versions, at, change) });
  }

  #end(signal: AbortSignal, failure?: string): void {
    if (!signal.aborted) this.state.set({ kind: "done", failure });
  }

  #reset(): void {
    this.#running.abort();
    this.state.set(idle);
  }
}

const kept = new WeakMap<EditorController, AssistanceController>();

/** Returns what asks a language model about the text of an editor, the same one each time. */
export function keptAssistance(editor: EditorController): AssistanceController {
  const found = kept.get(editor) ?? new AssistanceController(editor);
  kept.set(editor, found);
  return found;
}
