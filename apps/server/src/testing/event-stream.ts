import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";

/** Opens the stream of events a visitor is sent by a server; `next` answers one event after another, and throws at the end. */
export async function openEventStream(
  { url }: { readonly url: string },
  visitor: Pick<Visitor, "cookie">,
  path = "/api/v1/events",
) {
  const gone = new AbortController();
  const response = await fetch(`${url}${path}`, { headers: { cookie: visitor.cookie() }, signal: gone.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  return {
    next: async (): Promise<string> => {
      while (!rest.includes("\n\n")) {
        const { value, done } = await reader.read();
        if (done) throw new Error("The stream has ended.");
        rest += value;
      }
      const [event = "", ...others] = rest.split("\n\n");
      rest = others.join("\n\n");
      return event;
    },
    close: () => gone.abort(),
  };
}
