import type { AssistanceTask } from "@housestyle/contract";
import { Store } from "@housestyle/ui/store";
import { complain } from "../../app/complain.ts";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { type AssistanceState, type AssistedVersion, idle, withVersion } from "./assistance-state.ts";
import type { AskModel } from "./model-in-use.ts";
import { RequestRefused, type VersionsEvent, type VersionsRequest } from "./request-versions.ts";

/** Returns what becomes of a complete version: whether it can be offered. */
export type JudgeVersion = (text: string, signal: AbortSignal) => Promise<AssistedVersion>;

/** What to ask for, prepared while the writer already sees that something happens; a sentence if it cannot be asked. */
export type Prepare = (
  signal: AbortSignal,
) => Promise<{ readonly request: VersionsRequest; readonly judge: JudgeVersion } | string | undefined>;

/** One request to a language model at a time, with its versions as they are written and judged. */
export class VersionStream {
  readonly state = new Store<AssistanceState>(idle);
  #running = new AbortController();

  /** Starts a request to a model. One that is under way is stopped. */
  async start(task: AssistanceTask, instruction: string, prepare: Prepare, ask: AskModel): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.state.set({ ...idle, kind: "writing", task, instruction });
    try {
      const prepared = await prepare(signal);
      if (typeof prepared !== "object") return this.#end(signal, prepared);
      const judged: Promise<void>[] = [];
      for await (const event of ask(prepared.request, signal)) {
        judged.push(this.#take(event, prepared.judge, signal));
      }
      await Promise.all(judged);
      this.#end(signal);
    } catch (error) {
      if (!signal.aborted && !(error instanceof RequestRefused)) complain(error);
      this.#end(signal, error instanceof RequestRefused ? error.message : undefined);
    }
  }

  /** Ends the request. What can be offered already stays. */
  stop(): void {
    this.#running.abort();
    const versions = this.state.read().versions.filter(({ kind }) => kind !== "writing" && kind !== "judging");
    const failure = versions.length === 0 ? texts.stopped : undefined;
    this.state.set({ kind: "done", versions, loading: undefined, failure });
  }

  /** Ends the request and forgets its versions. */
  reset(): void {
    this.#running.abort();
    this.state.set(idle);
  }

  /** Shows what has arrived. A complete version is judged before it can be chosen. */
  async #take(event: VersionsEvent, judge: JudgeVersion, signal: AbortSignal): Promise<void> {
    if (signal.aborted || event.name === "end") return;
    const loading = event.name === "loading" && event.data.Share < 1 ? event.data.Share : undefined;
    if (loading !== this.state.read().loading) this.state.set({ loading });
    if (event.name === "loading") return;
    const at = event.data.Version;
    if (event.name === "words") {
      const { Text } = event.data;
      this.#change(at, (before) => ({ kind: "writing", text: ("text" in before ? before.text : "") + Text }));
    } else if (event.name === "failed") {
      const { Problem } = event.data;
      this.#change(at, () => ({ kind: "failed", problem: Problem }));
    } else {
      const { Text } = event.data;
      this.#change(at, () => ({ kind: "judging", text: Text }));
      const version = await judge(Text, signal);
      if (!signal.aborted) this.#change(at, () => version);
    }
  }

  #change(at: number, change: (before: AssistedVersion) => AssistedVersion): void {
    this.state.set({ versions: withVersion(this.state.read().versions, at, change) });
  }

  #end(signal: AbortSignal, failure?: string): void {
    if (!signal.aborted) this.state.set({ kind: "done", loading: undefined, failure });
  }
}
