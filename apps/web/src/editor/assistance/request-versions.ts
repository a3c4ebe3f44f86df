import { type AssistanceEvents, type Request, writeVersions } from "@housestyle/contract";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { noteSent } from "../../app/sent-log.ts";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";

/** What is asked of a language model. */
export type VersionsRequest = Request<typeof writeVersions>;

/** The events of a stream: those of the server, and how much of a model on this device is downloaded, from 0 to 1. */
interface StreamEvents extends AssistanceEvents {
  readonly loading: { readonly Share: number };
}

/** An event of a stream of versions. */
export type VersionsEvent = {
  [Name in keyof StreamEvents]: { readonly name: Name; readonly data: StreamEvents[Name] };
}[keyof StreamEvents];

/** A request that the server did not accept, with a sentence for people. */
export class RequestRefused extends Error {
  override readonly name = "RequestRefused";
}

/**
 * Sends a text to the server, which passes it on to the language model, and yields what comes back. What is sent is recorded
 * under “Data sent” first. Throws `RequestRefused`, or an `AbortError` if the signal aborts.
 */
export async function* requestVersions(request: VersionsRequest, signal: AbortSignal): AsyncGenerator<VersionsEvent> {
  await noteSent({ when: Date.now(), to: writeVersions.path, what: JSON.stringify(request) });
  const response = await fetch(writeVersions.path, {
    method: "POST",
    signal,
    headers: { clientApp: "1", "content-type": "application/json" },
    body: JSON.stringify(request),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new RequestRefused(texts.unreachable);
  });
  if (!response.ok || !response.body) throw new RequestRefused(await messageOf(response));
  const events = response.body
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array<ArrayBuffer>, string>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield { name: value.event, data: JSON.parse(value.data) } as VersionsEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function messageOf(response: Response): Promise<string> {
  const { Message } = (await response.json().catch(() => ({}))) as { readonly Message?: string };
  return Message ?? texts.unreachable;
}
