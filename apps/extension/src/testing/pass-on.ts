import { type IncomingMessage, request, type ServerResponse } from "node:http";

/** Has a real server answer what came through the proxy, word for word. */
export function passOn(asked: IncomingMessage, body: Buffer, answer: ServerResponse, server: string): void {
  const { pathname, search } = new URL(asked.url ?? "/", server);
  const passed = request(server + pathname + search, { method: asked.method, headers: asked.headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  passed.end(body);
}
