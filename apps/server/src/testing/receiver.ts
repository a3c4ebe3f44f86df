import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** What somebody was sent. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine that answers as the test says. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The status of the next answers; 0 hangs up. */
  status: number;
  close(): void;
}

/** Starts one on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      receiver.received.push({ headers: request.headers, body });
      if (receiver.status === 0) return void request.socket.destroy();
      response.writeHead(receiver.status, receiver.status === 302 ? { location: receiver.url } : {}).end("thanks");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hidden`,
    received: [],
    status: 200,
    close: () => void server.close(),
  };
  return receiver;
}
