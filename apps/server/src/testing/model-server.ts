import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that a model has received. */
export interface ModelRequest {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly temperature: number;
  };
}

/** How a model responds: with these words, or in a way of its own. */
export type ModelReply = string | ((response: ServerResponse, request: ModelRequest) => void | Promise<void>);

/** A stand-in of a language model on loopback. */
export interface ModelServer {
  readonly url: string;
  readonly host: string;
  readonly requests: ModelRequest[];
  /** The number of requests that are still open. */
  readonly open: () => number;
  /** Sets how it responds from now on. */
  reply(reply: (request: ModelRequest) => ModelReply): void;
  close(): void;
}

/** Returns an event of the chat form with some words. */
export const wordsEvent = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

/** Starts a model that speaks the chat form of OpenAI with streaming. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let open = 0;
  let replyTo: (request: ModelRequest) => ModelReply = () => "OK";
  const server: Server = createServer(async (incoming, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    const request = { authorization: incoming.headers.authorization, body: JSON.parse(await bodyOf(incoming)) };
    requests.push(request);
    const reply = replyTo(request);
    if (typeof reply !== "string") return reply(response, request);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const word of reply.match(/\s*\S+\s*$|\s*\S+/g) ?? []) response.write(wordsEvent(word));
    response.end("data: [DONE]\n\n");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url: `http://${host}/v1`, host, requests, open: () => open },
    reply: (next) => {
      replyTo = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of incoming) body += part;
  return body;
}
