import { type AssistanceInput, type Complete, emitVersions, ModelFailure } from "@housestyle/assistance";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { type CompleteOnDevice, contextTokens } from "./complete-on-device.ts";
import type { VersionsEvent, VersionsRequest } from "./request-versions.ts";
import { RequestRefused } from "./request-versions.ts";

/** A model of a few billion weights reads about three characters as a token; the rest is for its response. */
const mostCharacters = contextTokens * 2;

/**
 * Yields what a model on this device writes for a request, one version after the other. Nothing is sent. Throws
 * `RequestRefused` if the request is too long for such a model.
 */
export async function* deviceVersions(
  complete: CompleteOnDevice,
  request: VersionsRequest,
  signal: AbortSignal,
): AsyncGenerator<VersionsEvent> {
  const input = { ...empty, ...(request as Partial<AssistanceInput>) };
  if (lengthOf(input) > mostCharacters) throw new RequestRefused(texts.tooLongHere);
  const { readable, writable } = new TransformStream<VersionsEvent, VersionsEvent>(
    {},
    // What is written never waits for its reader.
    { highWaterMark: Number.POSITIVE_INFINITY },
    { highWaterMark: Number.POSITIVE_INFINITY },
  );
  const writer = writable.getWriter();
  const write = (event: VersionsEvent) => void writer.write(event).catch(() => {});
  const loading = (Share: number) => write({ name: "loading", data: { Share } });
  const next = oneByOne((completion) => complete(completion, { signal, loading }), signal);
  const running = emitVersions(next, input, (name, data) => write({ name, data } as VersionsEvent));
  void running.then(
    () => writer.close().catch(() => {}),
    (error: unknown) => writer.abort(error).catch(() => {}),
  );
  const reader = readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    yield value;
  }
}

const empty: AssistanceInput = {
  ...{ Task: "instruction", Text: "", Before: "", After: "", Instruction: "", Facts: "", Language: "en-US" },
};

const lengthOf = ({ Text, Before, After, Instruction, Facts }: AssistanceInput): number =>
  [Text, Before, After, Instruction, Facts].reduce((sum, part) => sum + part.length, 0);

/** Lets one completion begin when the one before it has ended: a device has the power for one. */
function oneByOne(complete: Complete, signal: AbortSignal): Complete {
  let before: Promise<void> = Promise.resolve();
  return async function* (completion) {
    const previous = before;
    const own = Promise.withResolvers<void>();
    before = own.promise;
    try {
      await previous;
      if (signal.aborted) throw new ModelFailure("unreachable");
      let left = completion.most;
      for await (const text of complete(completion)) {
        yield text.slice(0, left);
        left -= text.length;
        if (left <= 0) return;
      }
    } finally {
      own.resolve();
    }
  };
}
