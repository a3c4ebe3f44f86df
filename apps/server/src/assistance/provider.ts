import { type Completion, ModelFailure } from "@housestyle/assistance";
import type { AssistanceProblem } from "@housestyle/contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";

/** A server that speaks the chat form of OpenAI, as Ollama, llama.cpp, vLLM, and vendors do. */
export interface ModelProvider {
  /** The base URL, such as `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** How to ask: through a `fetch` that obeys the outbound rules, until the signal aborts. */
export interface Asking {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
}

/** Returns the host and port that text is sent to. */
export const hostOf = (url: string): string => new URL(url).host;

const content = z.object({ content: z.string().nullish() });
const part = z.object({ choices: z.array(z.object({ delta: content.optional(), message: content.optional() })) });

/**
 * Streams the response of a model in parts. Ends when the model does, or when it has written more than asked for. Throws a
 * `ModelFailure`.
 */
export async function* complete(
  { url, model, key }: ModelProvider,
  { messages, temperature, most }: Completion,
  { fetch, signal }: Asking,
): AsyncGenerator<string, void, undefined> {
  const response = await orFailure(signal, () =>
    fetch(`${url.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      redirect: "error",
      signal,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      // A token is rarely shorter than two characters.
      body: JSON.stringify({ model, messages, temperature, stream: true, max_tokens: Math.ceil(most / 2) }),
    }),
  );
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new ModelFailure(problemOf(response.status));
  }
  let left = most;
  for await (const text of partsOf(response, signal)) {
    yield text.slice(0, left);
    left -= text.length;
    if (left <= 0) return;
  }
}

/** Streams what the model has written, whether it comes as events or as one object. */
async function* partsOf(response: Response, signal: AbortSignal): AsyncGenerator<string, void, undefined> {
  if (!response.body) return;
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    yield textOf(await orFailure(signal, () => response.text()));
    return;
  }
  const reader = response.body
    // Node's types and those of the web differ in the kind of buffer.
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream({ onError: "ignore" } as never))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await orFailure(signal, () => reader.read());
      if (done || value.data.trim() === "[DONE]") return;
      yield textOf(value.data);
    }
  } finally {
    // Ends the request also when the caller has heard enough.
    await reader.cancel().catch(() => undefined);
  }
}

function textOf(data: string): string {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new ModelFailure("unexpected");
  }
  const parsed = part.safeParse(value);
  if (!parsed.success) throw new ModelFailure("unexpected");
  const [choice] = parsed.data.choices;
  return choice?.delta?.content ?? choice?.message?.content ?? "";
}

function problemOf(status: number): AssistanceProblem {
  if (status === 429 || status === 503) return "busy";
  return status >= 400 && status < 500 ? "refused" : "unexpected";
}

/** Turns every way in which a request can fail into a `ModelFailure`. */
async function orFailure<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isLate = signal.aborted || /Timeout/.test(String((error as Error).cause ?? error));
    throw new ModelFailure(isLate ? "too-slow" : "unreachable");
  }
}
