import { createServer } from "node:http";
import type { App } from "../http/index.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";

/** Serves only the addresses below /v2 on a separate port, from when the server is ready until it ends. */
export function ownPort(app: App, host: string, port: number): void {
  const server = createServer((request, response) => {
    if (/^\/v2(?:[/?]|$)/.test(request.url ?? "")) app.routing(request, response);
    else response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Error: Unknown call.\n");
  });
  const listen = (listening: () => void, failed: (error: Error) => void) => {
    server.once("error", () => failed(new StartFailure(texts.start.portTaken(port))));
    server.listen(port, host, () => {
      app.log.info({ address: server.address() }, "Listening for LanguageTool clients.");
      listening();
    });
  };
  app.addHook("onReady", () => new Promise<void>(listen));
  app.addHook("preClose", (done) => {
    server.close(() => done());
    server.closeIdleConnections();
  });
}
