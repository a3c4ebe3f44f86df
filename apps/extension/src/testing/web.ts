import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { passOn } from "./pass-on.ts";

/** One request, as it went out of the browser. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string;
  readonly headers: string;
}

/**
 * A whole web for one browser: a proxy that answers for every host out of what a test has put there, and writes down each request.
 * What is encrypted is refused, and written down by its host.
 */
export class Web {
  readonly sent: SentRequest[] = [];
  readonly pages = new Map<string, string>();
  readonly #scripts = new Map<string, string>();
  readonly #server: Server;
  /** Answers for hosts that are no page: the server of the product. */
  answer: (sent: SentRequest) => { readonly status: number; readonly json: unknown } | undefined = () => undefined;

  /** A real server, which answers for itself. */
  server: string | undefined;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { url = "", method = "", headers } = request;
        const body = Buffer.concat(chunks);
        const sent = { url, method, body: body.toString(), headers: JSON.stringify(headers) };
        this.sent.push(sent);
        const { server } = this;
        if (server !== undefined && url.startsWith(`${server}/`)) return passOn(request, body, response, server);
        const answered = this.answer(sent);
        if (answered) {
          response.writeHead(answered.status, { "content-type": "application/json" });
          return response.end(JSON.stringify(answered.json));
        }
        const script = this.#scripts.get(url);
        if (script !== undefined) {
          response.writeHead(200, { "content-type": "text/javascript; charset=utf-8" });
          return response.end(script);
        }
        const page = this.pages.get(url) ?? this.pages.get(url.replace(/\?.*/, ""));
        response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
        response.end(page);
      });
    });
    this.#server.on("connect", ({ url = "" }, socket) => {
      this.sent.push({ url, method: "CONNECT", body: "", headers: "" });
      // A browser that ends may reset what it had just begun to connect.
      socket.on("error", () => socket.destroy());
      socket.end("HTTP/1.1 502 No\r\n\r\n");
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Puts a page at an address, and answers the address. */
  page(address: string, body: string): string {
    this.pages.set(
      address,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><body>${body}</body></html>`,
    );
    return address;
  }

  /** Puts a program at an address, and answers the address. */
  script(address: string, program: string): string {
    this.#scripts.set(address, program);
    return address;
  }

  /** The sites that were asked for anything. */
  origins(): readonly string[] {
    const addresses = this.sent.map(({ url }) => url).filter((url) => /^https?:/.test(url));
    return [...new Set(addresses.map((url) => new URL(url).origin))];
  }

  /** It has no page then, and nobody has asked for any. */
  forget(): void {
    this.sent.length = 0;
    this.pages.clear();
    this.#scripts.clear();
    this.answer = () => undefined;
    this.server = undefined;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
