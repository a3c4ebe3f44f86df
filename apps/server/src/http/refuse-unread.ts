import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { Failure } from "../border/index.ts";

/** Answers requests that are invalid or never arrive completely in the usual format. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const failure = new Failure(error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "too-slow" : "bad-request");
  const body = JSON.stringify(failure.body(randomUUID()));
  socket.end(
    `HTTP/1.1 ${failure.statusCode} ${STATUS_CODES[failure.statusCode]}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
