import { ModelFailure } from "@housestyle/assistance";
import type { CompleteOnDevice } from "./complete-on-device.ts";

/** A conversation with the browser's model, as far as it is used here. */
interface BrowserSession {
  promptStreaming(text: string, options: { readonly signal: AbortSignal }): ReadableStream<string>;
  destroy(): void;
}

/** The Prompt API of browsers: https://developer.chrome.com/docs/ai/prompt-api */
interface BrowserModel {
  availability(): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(options: object): Promise<BrowserSession>;
}

const browserModel = (): BrowserModel | undefined => (globalThis as { LanguageModel?: BrowserModel }).LanguageModel;

/** Resolves to whether this browser has a language model, or can download one. */
export async function isBrowserModelHere(): Promise<boolean> {
  const state = await browserModel()
    ?.availability()
    .catch(() => undefined);
  return state !== undefined && state !== "unavailable";
}

/** Streams a response of the browser's own model. Its download is reported. Throws a `ModelFailure`. */
export const completeInBrowser: CompleteOnDevice = async function* ({ messages }, { signal, loading }) {
  const [system, ...rest] = messages;
  const model = browserModel();
  if (!model) throw new ModelFailure("unreachable");
  const session = await model
    .create({
      signal,
      initialPrompts: [system],
      monitor: (monitor: EventTarget) => {
        monitor.addEventListener("downloadprogress", (event) => loading((event as ProgressEvent).loaded));
      },
    })
    .catch(() => {
      throw new ModelFailure("unreachable");
    });
  const reader = session.promptStreaming(rest.map(({ content }) => content).join("\n\n"), { signal }).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ModelFailure("unexpected");
      });
      if (done) return;
      yield value;
    }
  } finally {
    session.destroy();
  }
};
